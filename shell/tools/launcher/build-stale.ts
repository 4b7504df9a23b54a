import { spawn } from 'node:child_process';
import { takeBuildLock } from './build-lock.ts';
import { digestInputs, isFresh, removeStamp, writeStamp } from './build-stamp.ts';
import { type Deployable, DEPLOYABLES, PROJECT, REMOTES } from './deployables.ts';
import { environmentOf } from './process-environment.ts';

/** Each build takes a few hundred megabytes, and more are not faster on a small machine. */
const AT_A_TIME = 2;
/** A program that keeps changing sources must not keep the launcher building. */
const MAX_ROUNDS = 3;

/** The message includes the output of the build. */
class BuildFailedError extends Error {
  override name = 'BuildFailedError';
  readonly code = 'BUILD_FAILED';
}

interface BuildOptions {
  deployables?: readonly Deployable[];
  /** Stops running builds. */
  signal?: AbortSignal;
}

/** Throws `BuildFailedError`. */
export async function buildStale({ deployables = DEPLOYABLES, signal }: BuildOptions = {}): Promise<void> {
  if (stale(deployables).length === 0) return;
  const release = await takeBuildLock();
  try {
    await buildUntilFresh(deployables, signal);
  } finally {
    release();
  }
}

/** Builds again what is edited during its build: the result would contain some of the edits. */
async function buildUntilFresh(deployables: readonly Deployable[], signal: AbortSignal | undefined) {
  for (let round = 1; !signal?.aborted; round += 1) {
    // The previous owner of the lock may have built some.
    const waiting = stale(deployables);
    if (waiting.length === 0) return;
    const names = namesOf(waiting);
    if (round > MAX_ROUNDS)
      throw new BuildFailedError(`The sources of ${names} changed during each build. Run this again after the edits.`);
    console.log(round === 1 ? `Building ${names}.` : `The sources changed during the build. Building ${names} again.`);
    await buildAll(waiting, signal);
  }
}

export function staleNames(): string[] {
  return stale(DEPLOYABLES).map(({ deployable }) => deployable.name);
}

interface StaleDeployable {
  deployable: Deployable;
  digest: string;
}

function stale(deployables: readonly Deployable[]): StaleDeployable[] {
  return deployables
    .map((deployable) => ({ deployable, digest: digestInputs(PROJECT, deployable.inputs) }))
    .filter(({ deployable, digest }) => !isFresh(PROJECT, deployable.name, digest));
}

function namesOf(waiting: readonly StaleDeployable[]): string {
  return waiting.map(({ deployable }) => deployable.name).join(', ');
}

async function buildAll(waiting: StaleDeployable[], signal: AbortSignal | undefined) {
  const total = waiting.length;
  let built = 0;
  const work = async () => {
    for (let next = waiting.shift(); next && !signal?.aborted; next = waiting.shift()) {
      const started = performance.now();
      const { name } = next.deployable;
      // Otherwise a build that is killed midway would keep the stamp of the build that it overwrote.
      removeStamp(PROJECT, name);
      await build(name, signal);
      writeStamp(PROJECT, name, next.digest);
      built += 1;
      console.log(`  ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s (${built} of ${total})`);
    }
  };
  // All builds must end before the lock is released.
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function build(name: string, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // `npm run types` checks all types at once.
    const unchecked = REMOTES.some((remote) => remote.name === name) ? ['--', '--no-types'] : [];
    const child = spawn('npm', ['run', 'build', '--silent', '--if-present', '--workspace', name, ...unchecked], {
      cwd: PROJECT,
      env: environmentOf([]),
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group allows stopping npm together with its child processes.
      detached: signal !== undefined,
    });
    const { pid } = child;
    const end = () => pid && process.kill(-pid, 'SIGTERM');
    signal?.addEventListener('abort', end);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      if (code === 0) resolve();
      else
        reject(
          new BuildFailedError(
            `${Buffer.concat(output).toString()}\nThe build of ${name} failed. See its output above.`,
          ),
        );
    });
  });
}
