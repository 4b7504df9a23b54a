import { StorageUnavailableError } from '../model/storage-error.ts';
import type { ProblemCodes } from '../model/storage-error.ts';
import { databaseFile, MOVED } from './sqlite-files.ts';

/** SQLite's and the system's codes. */
const CODES: ProblemCodes = [
  [/^SQLITE_(BUSY|LOCKED)/, 'BUSY'],
  // SQLite reports SHMSIZE if the shared-memory file cannot grow.
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|EFBIG)/, 'FULL'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'READ_ONLY'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'DAMAGED'],
  [/^(SQLITE_IOERR|EIO)/, 'DISK_FAULT'],
  // The row already exists, which says nothing about the schema.
  [/^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/, undefined],
  // This release's rows satisfy its own schema, so someone else added the constraint.
  [/^SQLITE_CONSTRAINT/, 'OTHER_SCHEMA'],
  [/^(SQLITE_CANTOPEN|ENOTDIR|EEXIST|EISDIR|ELOOP|ENAMETOOLONG)/, 'NO_FOLDER'],
  [/^ENOENT/, 'NO_DATABASE'],
  [new RegExp(`^${MOVED}`), 'MOVED'],
];

export function sqliteProblem(error: unknown, folder: string): StorageUnavailableError | undefined {
  if (error instanceof StorageUnavailableError) return error;
  const { code = '', message } = error as { code?: string; message: string };
  const found =
    CODES.find(([pattern]) => pattern.test(code))?.[1] ??
    (/no such (table|column)|has no column named/.test(message) ? 'OTHER_SCHEMA' : undefined);
  const place = found === 'NO_FOLDER' || found === 'NO_DATABASE' ? folder : databaseFile(folder);
  return found && new StorageUnavailableError(found, place, error);
}
