import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** The file was deleted or replaced while open. */
export const MOVED = 'FILE_MOVED';

/** https://www.sqlite.org/fileformat.html, section 1.3. Opening in WAL mode writes it. */
const HEADER = Buffer.from('SQLite format 3\0', 'latin1');
const OWN_FILE = /^(site|migration-lock)\.sqlite(-wal|-shm|-journal)?$/;

export const databaseFile = (folder: string) => join(folder, 'site.sqlite');

function makeDatabaseFile(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isOurs(folder)) chmodSync(folder, 0o700);
  tighten(databaseFile(folder), 'a');
}

/** Makes the files private. SQLite gives new ones the same permissions. */
export function tightenDatabaseFiles(folder: string): void {
  for (const ending of ['', '-wal', '-shm']) {
    const file = databaseFile(folder) + ending;
    if (existsSync(file)) tighten(file, 'r');
  }
}

/** A folder with other contents, such as /tmp, keeps its permissions. */
function isOurs(folder: string): boolean {
  return statSync(folder).uid === process.getuid?.() && readdirSync(folder).every((name) => OWN_FILE.test(name));
}

function tighten(file: string, flags: 'a' | 'r'): void {
  const handle = openSync(file, flags, 0o600);
  try {
    if ((fstatSync(handle).mode & 0o077) !== 0) fchmodSync(handle, 0o600);
  } catch (error) {
    // Another user's file, such as from a restored backup or a volume, keeps its permissions.
    if ((error as NodeJS.ErrnoException).syscall !== 'fchmod') throw error;
  } finally {
    closeSync(handle);
  }
}

export interface OpenFile {
  path: string;
  inode: bigint;
}

/** Makes the database file private. With `create`, creates it if missing. */
export function findDatabaseFile(folder: string, create: boolean): OpenFile {
  const path = databaseFile(folder);
  if (create) makeDatabaseFile(folder);
  else if (!existsSync(path)) throw failure('ENOENT', `${path} does not exist.`);
  tightenDatabaseFiles(folder);
  return { path, inode: statSync(path, { bigint: true }).ino };
}

/** SQLite keeps writing to a deleted, replaced, or overwritten file, which would lose the message. */
export function requireSameFile({ path, inode }: OpenFile): void {
  if (statSync(path, { bigint: true, throwIfNoEntry: false })?.ino !== inode)
    throw failure(MOVED, `${path} is not the file that was opened.`);
  if (!hasHeader(path)) throw failure('SQLITE_NOTADB', `${path} was truncated or overwritten while it was open.`);
}

function hasHeader(path: string): boolean {
  const header = Buffer.alloc(HEADER.length);
  const handle = openSync(path, 'r');
  try {
    return readSync(handle, header, 0, header.length, 0) === HEADER.length && header.equals(HEADER);
  } finally {
    closeSync(handle);
  }
}

function failure(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
