import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const POLL_MS = 500;

/**
 * Waits for other launchers, because two would delete each other's files. The lock contains process IDs: child
 * processes may outlive the launcher, and a lock without live processes is ignored.
 */
export async function takeProjectLock(projectFolder, work) {
  const file = join(projectFolder, '.site', `${work}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  for (let hasReported = false; !tryToTake(file);) {
    const owner = ownersOf(file).find(isAlive);
    if (owner === undefined) rmSync(file, { force: true });
    else {
      if (!hasReported)
        console.log(`Waiting for process ${owner}, which is ${work}. If it is an unrelated process, delete ${file}.`);
      hasReported = true;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  const owners = new Set([process.pid]);
  const write = () => writeFileSync(file, [...owners].join('\n'));
  return {
    add(pid) {
      owners.add(pid);
      write();
    },
    remove(pid) {
      owners.delete(pid);
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** Links a complete file, so a lock always contains an owner. */
function tryToTake(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n`);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function ownersOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').map(Number).filter(Boolean);
  } catch {
    return []; // released
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
