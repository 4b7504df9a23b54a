/**
 * `npm test` runs every step, `npm run test:all` also the nightly ones. `npm test -- PATH ... [-t NAME]` runs the tests
 * whose paths contain PATH and whose names contain NAME.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildStale } from '../build-stale.ts';
import { PROJECT } from '../deployables.ts';
import { shownError } from '../launch-error.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** npm scripts. Those of one stage run at the same time, and later ones need the build. */
const STAGES = [['types', 'build'], ['lint', 'test:unit'], ['test:site'], ['test:browser']];
const TEST_FILES = '{api,mf-*,shell,tests}/**/*.test.{ts,tsx}';

process.exitCode = await main().catch((error: unknown) => {
  console.error(shownError(error));
  return 1;
});

async function main(): Promise<number> {
  const options = { all: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const name = values.testNamePattern;
  const headlessShell = findHeadlessShell();
  process.env['CHROMIUM_PATH'] = await findChromium();
  if (headlessShell) process.env['HEADLESS_SHELL_PATH'] = headlessShell;
  if (positionals.length > 0 || name !== undefined) return runSome(positionals, name);
  if (values.all) process.env['EVERY_CASE'] = '1';
  const failed: string[] = [];
  for (const stage of values.all ? [...STAGES, ['test:nightly']] : STAGES) {
    if (!failed.includes('build')) failed.push(...(await runStage(stage)));
  }
  console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Every step has passed.');
  return failed.length > 0 ? 1 : 0;
}

/** @returns the scripts that fail */
async function runStage(stage: readonly string[]): Promise<string[]> {
  const steps = stage.map(async (script) => {
    const started = performance.now();
    const code = await run('npm', ['run', '--silent', script]);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`== ${script}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`);
    return code === 0 ? [] : [script];
  });
  return (await Promise.all(steps)).flat();
}

async function runSome(paths: readonly string[], name: string | undefined): Promise<number> {
  const all = globSync(TEST_FILES, { cwd: PROJECT, exclude: ['**/node_modules', '**/dist'] });
  const wanted = paths.map((path) => path.replace(`${PROJECT}/`, '').replace(/^\.\//, ''));
  const files = all.filter((file) => wanted.length === 0 || wanted.some((path) => file.includes(path)));
  if (files.length === 0) throw new Error(`No test file matches "${wanted.join('" or "')}".`);
  const inBrowsers = files.filter((file) => file.startsWith('tests/browser/'));
  const inJest = files.filter((file) => !inBrowsers.includes(file));
  if (files.some((file) => file.startsWith('tests/'))) await buildStale();
  const jest = ['jest', ...(name ? ['-t', name] : []), '--runTestsByPath', ...inJest];
  const playwright = ['playwright', 'test', ...(name ? ['-g', name] : []), '--pass-with-no-tests', ...inBrowsers];
  const inNode = inJest.length > 0 ? await run('npx', jest) : 0;
  return Math.max(inNode, inBrowsers.length > 0 ? await run('npx', playwright) : 0);
}

/** Resolves to the exit code. */
function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: PROJECT, stdio: 'inherit' });
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
