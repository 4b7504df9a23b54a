import { StorageUnavailableError } from '../model/storage-error.ts';
import type { StorageProblemCode } from '../model/storage-error.ts';
import { databaseFile, MOVED } from './sqlite-files.ts';

/** Prefixes of SQLite's and the system's codes. The first match applies. */
const CODES: readonly [beginning: string, code: StorageProblemCode | undefined][] = [
  ['SQLITE_BUSY', 'BUSY'],
  ['SQLITE_LOCKED', 'BUSY'],
  ['SQLITE_FULL', 'FULL'],
  // The shared-memory file.
  ['SQLITE_IOERR_SHMSIZE', 'FULL'],
  ['ENOSPC', 'FULL'],
  ['EDQUOT', 'FULL'],
  ['EFBIG', 'FULL'],
  ['SQLITE_READONLY', 'READ_ONLY'],
  ['EROFS', 'READ_ONLY'],
  ['EACCES', 'READ_ONLY'],
  ['EPERM', 'READ_ONLY'],
  ['SQLITE_PERM', 'READ_ONLY'],
  ['SQLITE_CORRUPT', 'DAMAGED'],
  ['SQLITE_NOTADB', 'DAMAGED'],
  ['SQLITE_IOERR', 'DISK_FAULT'],
  ['EIO', 'DISK_FAULT'],
  // The row already exists, which says nothing about the schema.
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', undefined],
  // This release's rows satisfy its own schema, so someone else added the constraint.
  ['SQLITE_CONSTRAINT', 'OTHER_SCHEMA'],
  ['SQLITE_CANTOPEN', 'NO_FOLDER'],
  ['ENOTDIR', 'NO_FOLDER'],
  ['EEXIST', 'NO_FOLDER'],
  ['EISDIR', 'NO_FOLDER'],
  ['ELOOP', 'NO_FOLDER'],
  ['ENAMETOOLONG', 'NO_FOLDER'],
  ['ENOENT', 'NO_DATABASE'],
  [MOVED, 'MOVED'],
];

export function sqliteProblem(error: unknown, folder: string): StorageUnavailableError | undefined {
  if (error instanceof StorageUnavailableError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const found =
    CODES.find(([beginning]) => code.startsWith(beginning))?.[1] ??
    (/no such (table|column)|has no column named/.test(message) ? 'OTHER_SCHEMA' : undefined);
  return found && new StorageUnavailableError(found, sentence(found, folder, message), error);
}

function sentence(code: StorageProblemCode, folder: string, message: string): string {
  const file = databaseFile(folder);
  switch (code) {
    case 'BUSY':
      return `Another process has locked the database ${file}. End that process, and the API will accept messages again.`;
    case 'FULL':
      return `The disk with ${file} is full. Free some space, and the API will accept messages again.`;
    case 'READ_ONLY':
      return `Cannot write to the database ${file}. Give this process write permission for the file and its folder (DATA_DIR).`;
    case 'DAMAGED':
      return `${file} is damaged or not a database. Restore a backup, as described in api/README.md under "Backup".`;
    case 'DISK_FAULT':
      return `The disk with ${file} is failing (${message}). Check the disk.`;
    case 'NO_FOLDER':
      return `Cannot use ${folder} for the database (${message}). Set DATA_DIR to a folder that this process can write to.`;
    case 'NO_DATABASE':
      return `${folder} has no database. Check DATA_DIR.`;
    case 'MOVED':
      return `The database ${file} was deleted or replaced while it was open. The API will open it again.`;
    case 'OTHER_SCHEMA':
      return `The tables in ${file} do not match this release (${message}). Restore a backup.`;
    default:
      return `The disk with ${file} does not respond. Check the disk.`;
  }
}
