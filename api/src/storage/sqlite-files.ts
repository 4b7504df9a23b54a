import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The file was deleted or replaced while open. */
export const MOVED = 'FILE_MOVED';

/** https://www.sqlite.org/fileformat.html, section 1.3. Opening in WAL mode writes it. */
const HEADER = Buffer.from('SQLite format 3\0', 'latin1');

export const getDatabaseFile = (folder: string) => join(folder, 'site.sqlite');

export interface OpenFile {
  path: string;
  inode: bigint;
}

/** With `create`, creates it if missing, private because it holds what visitors wrote. */
export function findDatabaseFile(folder: string, create: boolean): OpenFile {
  const path = getDatabaseFile(folder);
  if (create) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // SQLite gives its other files the same permissions.
    closeSync(openSync(path, 'a', 0o600));
  } else if (!existsSync(path)) throw createError('ENOENT', `${path} does not exist.`);
  return { path, inode: statSync(path, { bigint: true }).ino };
}

/** SQLite keeps writing to a deleted, replaced, or overwritten file, which would lose the message. */
export function requireSameFile({ path, inode }: OpenFile): void {
  if (statSync(path, { bigint: true, throwIfNoEntry: false })?.ino !== inode)
    throw createError(MOVED, `${path} is not the file that was opened.`);
  if (!hasHeader(path)) throw createError('SQLITE_NOTADB', `${path} was truncated or overwritten while it was open.`);
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

function createError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
