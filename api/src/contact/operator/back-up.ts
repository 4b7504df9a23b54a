import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { Storage } from '../../storage/storage.ts';
import { OperatorError } from './operator-error.ts';

/** Writers continue. */
export async function backUp(storage: Storage, file: string): Promise<void> {
  // Create the file first, so that it is private from its first byte. SQLite accepts an empty file.
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'EEXIST'
        ? `${file} already exists. Choose another file name.`
        : `Cannot write ${file}: ${error.message}.`,
      { cause: error },
    );
  });
  try {
    await storage.copyTo(file);
    const count = countMessages(file);
    await handle.sync();
    await syncFolder(dirname(file));
    console.log(`${count === 1 ? '1 message' : `${count} messages`} backed up to ${file}.`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Opens the copy as a restore would, to verify it. */
function countMessages(file: string): number {
  const copy = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
  try {
    const check = copy.pragma('integrity_check', { simple: true });
    if (check !== 'ok') throw new OperatorError(`The copy is damaged (${String(check)}). Check the database, too.`);
    return copy.prepare('select count(*) from contact_message').pluck().get() as number;
  } finally {
    copy.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
