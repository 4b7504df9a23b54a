/**
 * `npm test` runs every step, `npm run test:all` also the nightly ones. `npm test -- PATH ... [-t NAME]` runs the tests
 * whose paths contain PATH and whose names contain NAME.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../build-stale.ts';
import { PROJECT } from '../deployables.ts';
import { shownError } from '../launch-error.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/** npm scripts. Those of one stage run at the same time. */
const STAGES = [['types', 'build'], ['lint', 'test:unit'], ['test:site'], ['test:browser']];
const NIGHTLY_STAGES = [...STAGES, ['test:nightly']];
const TEST_FILES = '{api,mf-*,shell,tests}/**/*.test.{ts,tsx}';
const JEST_COUNTS = /^Tests: +(?:(\d+) failed, )?(?:(\d+) (?:skipped|todo), )*(?:(\d+) passed, )?\d+ total/m;
const FAILED_TEST = /^(?:FAIL .+|  +\S+\.test\.ts:\d+:\d+ › .+)$/gm;

interface Step {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(shownError(error));
  return 1;
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } },
  });
  const name = values.testNamePattern;
  if (positionals.length > 0 || name !== undefined) return runSome(positionals, name);
  if (values.all) process.env['EVERY_CASE'] = '1';
  return runStages(values.all ? NIGHTLY_STAGES : STAGES);
}

async function runStages(stages: readonly (readonly string[])[]): Promise<number> {
  const environment = await browserSettings();
  const steps: Step[] = [];
  for (const stage of stages) {
    const ended = await Promise.all(stage.map((script) => runStep(script, environment, stage.length > 1)));
    steps.push(...ended);
    // The tests of sites and browsers need the build.
    if (ended.some(({ name, failed }) => name === 'build' && failed > 0)) break;
  }
  const count = (kind: 'passed' | 'failed' | 'skipped') => steps.reduce((sum, step) => sum + step[kind], 0);
  for (const { name, failures } of steps) for (const failure of failures) console.log(`failed: ${name}: ${failure}`);
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  return count('failed') > 0 ? 1 : 0;
}

async function runStep(script: string, environment: NodeJS.ProcessEnv, isHeld: boolean): Promise<Step> {
  const started = performance.now();
  const { code, output } = await run('npm', ['run', '--silent', script], environment, isHeld);
  const counts = countTests(output) ?? { failed: 0, skipped: 0, passed: code === 0 ? 1 : 0 };
  const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1);
  console.log(
    `== ${script}: ${failed > 0 ? 'failed' : 'passed'} in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  const failures = [...new Set(output.match(FAILED_TEST))].map((line) => line.trim());
  return { ...counts, name: script, failed, failures: failed > 0 && failures.length === 0 ? [script] : failures };
}

function countTests(output: string): Pick<Step, 'passed' | 'failed' | 'skipped'> | undefined {
  const [, failed, skipped, passed] = JEST_COUNTS.exec(output) ?? [];
  if (failed ?? passed)
    return { failed: Number(failed ?? 0), skipped: Number(skipped ?? 0), passed: Number(passed ?? 0) };
  const inBrowsers = (word: string) => Number(new RegExp(`^ +(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  const counts = { failed: inBrowsers('failed'), skipped: inBrowsers('skipped'), passed: inBrowsers('passed') };
  return counts.failed + counts.passed > 0 ? counts : undefined;
}

async function runSome(paths: readonly string[], name: string | undefined): Promise<number> {
  const all = globSync(TEST_FILES, { cwd: PROJECT, exclude: ['**/node_modules', '**/dist'] });
  const wanted = paths.map((path) => path.replace(`${PROJECT}/`, '').replace(/^\.\//, ''));
  const hasName = (file: string) => readFileSync(join(PROJECT, file), 'utf8').includes(name ?? '');
  const files =
    wanted.length > 0 ? all.filter((file) => wanted.some((path) => file.includes(path))) : all.filter(hasName);
  if (files.length === 0)
    throw new Error(
      `No test file has "${wanted.join('" or "') || name}" in its ${wanted.length > 0 ? 'path' : 'text'}.`,
    );
  const inBrowsers = files.filter((file) => file.startsWith('tests/browser/'));
  const inJest = files.filter((file) => !inBrowsers.includes(file));
  if (files.some((file) => file.startsWith('tests/'))) await buildStale();
  const environment = await browserSettings();
  const jest = ['jest', ...(name ? ['-t', name] : []), '--runTestsByPath', ...inJest];
  const playwright = ['playwright', 'test', ...(name ? ['-g', name] : []), '--pass-with-no-tests', ...inBrowsers];
  const codes = [
    inJest.length > 0 ? (await run('npx', jest, environment)).code : 0,
    inBrowsers.length > 0 ? (await run('npx', playwright, environment)).code : 0,
  ];
  return Math.max(...codes);
}

async function browserSettings(): Promise<NodeJS.ProcessEnv> {
  const headlessShell = findHeadlessShell();
  return { CHROMIUM_PATH: await findChromium(), ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }) };
}

/** @param isHeld shows the output at the end, because other programs print at the same time */
function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv, isHeld = false) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (!isHeld) process.stdout.write(text);
      });
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    // Output can arrive after 'exit'.
    child.on('close', (code) => {
      if (isHeld) process.stdout.write(output);
      resolve({ code: code ?? 1, output });
    });
  });
}
