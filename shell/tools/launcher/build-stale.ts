/** `npm run build` builds the deployables whose sources have changed. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Deployable, DEPLOYABLES, PROJECT, REMOTES } from './deployables.ts';
import { LaunchError, shownError } from './launch-error.ts';

/** Each build takes a few hundred megabytes, and more at once are not faster on a small machine. */
const MAX_CONCURRENT = 2;
const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
const NOT_SOURCES = new Set(['dist', 'node_modules', 'testing', 'coverage']);
const NO_INPUT = /(^\.|\.test\.tsx?$|\.md$)/;

/** Throws `LaunchError` with the output of a build that fails. */
export async function buildStale(deployables: readonly Deployable[] = DEPLOYABLES): Promise<void> {
  const waiting = stale(deployables);
  if (waiting.length === 0) return;
  console.log(`Building ${waiting.map(({ name }) => name).join(', ')}.`);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now();
      // Otherwise a build that is killed midway would keep the stamp of the build that it overwrote.
      rmSync(stampFile(next.name), { force: true });
      await build(next.name);
      writeFileSync(stampFile(next.name), next.digest);
      console.log(`  ${next.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
}

export function staleNames(): string[] {
  return stale(DEPLOYABLES).map(({ name }) => name);
}

function stale(deployables: readonly Deployable[]): { name: string; digest: string }[] {
  return deployables
    .map(({ name, inputs }) => ({ name, digest: digestFiles(inputs.flatMap(sourcesBelow)) }))
    .filter(({ name, digest }) => !existsSync(stampFile(name)) || readFileSync(stampFile(name), 'utf8') !== digest);
}

function stampFile(name: string): string {
  return join(PROJECT, name, 'dist/.inputs');
}

function digestFiles(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of [...files].sort()) {
    const content = readFileSync(join(PROJECT, file));
    digest.update(`${file} ${content.length}\n`).update(content);
  }
  return digest.digest('hex');
}

/** @param path folder or file, relative to the project. A missing one counts as empty. */
function sourcesBelow(path: string): string[] {
  const stats = statSync(join(PROJECT, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(join(PROJECT, path), { withFileTypes: true })
    .filter((entry) => !NOT_SOURCES.has(entry.name) && !NO_INPUT.test(entry.name))
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .flatMap((entry) => sourcesBelow(`${path}/${entry.name}`));
}

async function build(name: string): Promise<void> {
  // `npm run types` checks all types at once.
  const unchecked = REMOTES.some((remote) => remote.name === name) ? ['--', '--no-types'] : [];
  const args = ['run', 'build', '--silent', '--if-present', '--workspace', name, ...unchecked];
  const building = promisify(execFile)('npm', args, { cwd: PROJECT, maxBuffer: OUTPUT_LIMIT_BYTES });
  const end = () => building.child.kill();
  process.once('exit', end);
  try {
    await building;
  } catch (cause) {
    const { stdout = '', stderr = '', message } = cause as Error & { stdout?: string; stderr?: string };
    throw new LaunchError(`${stdout + stderr || message}\nThe build of ${name} failed.`, { cause });
  } finally {
    process.off('exit', end);
  }
}

if (import.meta.main)
  await buildStale().catch((error: unknown) => {
    console.error(shownError(error));
    process.exitCode = 1;
  });
