import { writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { LockedError } from './composition-store.ts';

const POLL_MS = 50;
/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/**
 * Runs `work` under an exclusive lock of SQLite, which works on a shared drive and ends with its process. The file
 * stays. Throws `LockedError` after `waitMs`.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, waitMs = 10_000): Promise<T> {
  // SQLite does not say why it cannot open a file.
  await writeFile(path, '', { flag: 'a' });
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    for (const end = performance.now() + waitMs; !hasTaken(lock); await sleep(POLL_MS))
      if (performance.now() > end)
        throw new LockedError('Another change to the composition is in progress. Try again.');
    return await work();
  } finally {
    lock.close();
  }
}

function hasTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
