import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const POLL_MS = 500;

/**
 * Waits until no other launcher does the same to this project: two that install or build at once would take each other's files away. The lock
 * names the processes that do the work: what a launcher has started may outlive it, and what was killed holds nobody up.
 */
export async function takeProjectLock(projectFolder, work) {
  const file = join(projectFolder, '.site', `${work}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  for (let hasSaid = false; !tryToTake(file);) {
    const owner = ownersOf(file).find(isAlive);
    if (owner === undefined) rmSync(file, { force: true });
    else {
      if (!hasSaid)
        console.log(`Process ${owner} is ${work} already; waiting for it. If it is another program's, delete ${file}.`);
      hasSaid = true;
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

/** Links a finished file, so that nobody ever finds a lock without an owner in it. */
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
    return []; // released in the meantime
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
