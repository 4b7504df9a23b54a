import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const OWN_FILE = /^(site|migration-lock)\.sqlite(-wal|-shm|-journal)?$/;

export const databaseFile = (folder: string) => join(folder, 'site.sqlite');

/** Makes the folder and an empty file where they are not there. What is in them is nobody else's to read. */
export function makeDatabaseFile(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isOurs(folder)) chmodSync(folder, 0o700);
  tighten(databaseFile(folder), 'a');
}

/** Takes from others the right to read the database. SQLite gives the files beside it the same rights. */
export function tightenDatabaseFiles(folder: string): void {
  for (const ending of ['', '-wal', '-shm']) {
    const file = databaseFile(folder) + ending;
    if (existsSync(file)) tighten(file, 'r');
  }
}

/** A folder with anything else in it, such as /tmp, keeps the rights that its owner gave it. */
function isOurs(folder: string): boolean {
  return statSync(folder).uid === process.getuid?.() && readdirSync(folder).every((name) => OWN_FILE.test(name));
}

function tighten(file: string, flags: 'a' | 'r'): void {
  const handle = openSync(file, flags, 0o600);
  try {
    if ((fstatSync(handle).mode & 0o077) !== 0) fchmodSync(handle, 0o600);
  } catch (error) {
    // Another user's file, as an operator restores it or a volume brings it: its rights are theirs to decide.
    if ((error as NodeJS.ErrnoException).syscall !== 'fchmod') throw error;
  } finally {
    closeSync(handle);
  }
}
