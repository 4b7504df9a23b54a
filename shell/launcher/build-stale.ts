import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployable, DEPLOYABLES, PROJECT } from './deployables.ts';
import { inputDigest } from './input-digest.ts';

/** More would not be faster on a small machine, and each takes some hundred megabytes. */
const AT_A_TIME = 2;

/** Why a deployable could not be built, with what its build said. */
export class BuildFailedError extends Error {
  override name = 'BuildFailedError';
}

/** Builds each deployable whose sources are not those that its last build was made of. Throws `BuildFailedError`. */
export async function buildStale(deployables: readonly Deployable[] = DEPLOYABLES): Promise<void> {
  const waiting = deployables.map((deployable) => ({ deployable, digest: inputDigest(deployable.inputs) })).filter(
    ({ deployable, digest }) => stampOf(deployable) !== digest,
  );
  if (waiting.length === 0) return;
  console.log(`Building ${waiting.map(({ deployable }) => deployable.name).join(', ')}.`);
  const total = waiting.length;
  let built = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = Date.now();
      await build(next.deployable.name);
      writeFileSync(stampFile(next.deployable), `${next.digest}\n`);
      built += 1;
      console.log(`  ${next.deployable.name} in ${((Date.now() - started) / 1000).toFixed(1)} s (${built} of ${total})`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

function build(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // `api` names the workspaces within it too, which have nothing to build.
    const child = spawn('npm', ['run', 'build', '--silent', '--if-present', '--workspace', name], { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildFailedError(`${Buffer.concat(output).toString()}\nThe build of ${name} failed: what it says stands above.`));
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
