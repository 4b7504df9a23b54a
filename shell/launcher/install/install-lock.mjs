import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const POLL_MS = 500;

/**
 * Waits until nobody else installs into this folder: two at once would take each other's files away. The lock names the process that installs,
 * npm itself as soon as that runs: it outlives a launcher that is killed.
 */
export async function takeInstallLock(projectFolder) {
  const file = join(projectFolder, '.site/installing');
  mkdirSync(join(file, '..'), { recursive: true });
  for (let hasSaid = false; !tryToTake(file); hasSaid = true) {
    const owner = ownerOf(file);
    if (owner === undefined || !isAlive(owner)) rmSync(file, { force: true });
    else {
      if (!hasSaid) console.log(`Another installation is under way (process ${owner}); waiting for it. If there is none, delete ${file}.`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
  return {
    handTo: (pid) => writeFileSync(file, `${pid}\n`),
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

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // released in the meantime
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
