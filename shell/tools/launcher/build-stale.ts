import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployable, DEPLOYABLES, PROJECT, REMOTES } from './deployables.ts';
import { type ProjectLock, takeProjectLock } from './install/project-lock.mjs';
import { environmentOf } from './process-environment.ts';

/** Each build takes a few hundred megabytes, and more are not faster on a small machine. */
const AT_A_TIME = 2;
/** Builds generate `generated` themselves. */
const NOT_SOURCES = new Set(['dist', 'generated', 'node_modules', 'testing', 'coverage']);
const NO_INPUT = /(^\.|\.test\.tsx?$|\.md$)/;

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

/** Builds each deployable whose inputs have changed since its last build. Throws `BuildFailedError`. */
export async function buildStale({ deployables = DEPLOYABLES, signal }: BuildOptions = {}): Promise<void> {
  if (stale(deployables).length === 0) return;
  const lock = await takeProjectLock(PROJECT, 'building');
  try {
    // The previous owner of the lock may have built some.
    await buildAll(stale(deployables), { lock, signal });
  } finally {
    lock.release();
  }
}

/** Names of the deployables that `buildStale` would build. */
export function staleNames(): string[] {
  return stale(DEPLOYABLES).map(({ deployable }) => deployable.name);
}

interface StaleDeployable {
  deployable: Deployable;
  /** Digest of the inputs. */
  digest: string;
}

function stale(deployables: readonly Deployable[]): StaleDeployable[] {
  return deployables
    .map((deployable) => ({ deployable, digest: inputDigest(deployable.inputs) }))
    .filter(({ deployable, digest }) => stampOf(deployable) !== digest);
}

interface BuildContext {
  lock: ProjectLock;
  signal: AbortSignal | undefined;
}

async function buildAll(waiting: StaleDeployable[], context: BuildContext) {
  if (waiting.length === 0) return;
  console.log(`Building ${waiting.map(({ deployable }) => deployable.name).join(', ')}.`);
  const total = waiting.length;
  let built = 0;
  const work = async () => {
    for (let next = waiting.shift(); next && !context.signal?.aborted; next = waiting.shift()) {
      const started = Date.now();
      await build(next.deployable.name, context);
      writeFileSync(stampFile(next.deployable), `${next.digest}\n`);
      built += 1;
      console.log(
        `  ${next.deployable.name} in ${((Date.now() - started) / 1000).toFixed(1)} s (${built} of ${total})`,
      );
    }
  };
  // All builds must end before the lock is released.
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

function build(name: string, { lock, signal }: BuildContext): Promise<void> {
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
    if (pid) lock.add(pid);
    const end = () => pid && process.kill(-pid, 'SIGTERM');
    signal?.addEventListener('abort', end);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (pid) lock.remove(pid);
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

function stampFile({ name }: Deployable): string {
  return join(PROJECT, name, 'dist/.inputs');
}

function stampOf(deployable: Deployable): string | undefined {
  const file = stampFile(deployable);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function inputDigest(inputs: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of inputs.flatMap(sourceFiles).sort()) {
    const content = readFileSync(join(PROJECT, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

function sourceFiles(path: string): string[] {
  if (!statSync(join(PROJECT, path)).isDirectory()) return [path];
  return readdirSync(join(PROJECT, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !NO_INPUT.test(name))
    .flatMap((entry) => {
      const child = `${path}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(child);
      return entry.isFile() ? [child] : [];
    });
}
