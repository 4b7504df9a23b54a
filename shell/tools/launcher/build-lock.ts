import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT } from './deployables.ts';

const FOLDER = join(PROJECT, '.site');
const FILE = join(FOLDER, 'building.lock');
const POLL_MS = 500;

/** Waits for other launchers, because two would overwrite each other's builds. @returns a function that ends the lock */
export async function takeBuildLock(): Promise<() => void> {
  mkdirSync(FOLDER, { recursive: true });
  for (let hasReported = false; !tryToTake();) {
    const owner = ownerOf();
    if (owner === undefined) rmSync(FILE, { force: true });
    else {
      if (!hasReported)
        console.log(`Waiting for process ${owner}, which is building. If it is an unrelated process, delete ${FILE}.`);
      hasReported = true;
      await sleep(POLL_MS);
    }
  }
  return () => rmSync(FILE, { force: true });
}

/** Links a complete file, so a lock always contains its owner. */
function tryToTake(): boolean {
  const draft = `${FILE}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, FILE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Undefined if it has ended. */
function ownerOf(): number | undefined {
  try {
    const pid = Number(readFileSync(FILE, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // Of another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number(readFileSync(FILE, 'utf8')) : undefined;
  }
}
