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

type Stages = readonly [first: readonly string[], ...others: (readonly string[])[]];

/** npm scripts. Those of one stage run at the same time. */
const STAGES: Stages = [['types', 'build'], ['lint', 'test:unit'], ['test:site'], ['test:browser']];
const NIGHTLY_STAGES: Stages = [...STAGES, ['test:nightly']];
const TEST_FILES = '{api,mf-*,shell,tests}/**/*.test.{ts,tsx}';
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
  const options = { all: { type: 'boolean' }, testNamePattern: { type: 'string', short: 't' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const name = values.testNamePattern;
  if (positionals.length > 0 || name !== undefined) return runSome(positionals, name);
  if (values.all) process.env['EVERY_CASE'] = '1';
  return runStages(values.all ? NIGHTLY_STAGES : STAGES);
}

async function runStages([first, ...others]: Stages): Promise<number> {
  // Installs Chromium during the first stage, if it is missing.
  const [environment, steps] = await Promise.all([browserSettings(), runStage(first, {})]);
  // Tests of sites and browsers need the build.
  const wasBuilt = steps.every(({ name, failed }) => name !== 'build' || failed === 0);
  if (wasBuilt) for (const stage of others) steps.push(...(await runStage(stage, environment)));
  const count = (kind: 'passed' | 'failed' | 'skipped') => steps.reduce((sum, step) => sum + step[kind], 0);
  for (const { name, failures } of steps) for (const failure of failures) console.log(`failed: ${name}: ${failure}`);
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  return count('failed') > 0 ? 1 : 0;
}

function runStage(stage: Stages[number], environment: NodeJS.ProcessEnv): Promise<Step[]> {
  return Promise.all(stage.map((script) => runStep(script, environment)));
}

async function runStep(script: string, environment: NodeJS.ProcessEnv): Promise<Step> {
  const started = performance.now();
  const { code, output } = await run('npm', ['run', '--silent', script], environment);
  const counts = countTests(output);
  const failed = code === 0 ? counts.failed : Math.max(counts.failed, 1);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`== ${script}: ${failed > 0 ? 'failed' : 'passed'} in ${seconds} s`);
  const failures = [...new Set(output.match(FAILED_TEST))].map((line) => line.trim());
  return { ...counts, name: script, failed, failures: failed > 0 && failures.length === 0 ? [script] : failures };
}

/** Reads the summaries of Jest and Playwright. */
function countTests(output: string): Pick<Step, 'passed' | 'failed' | 'skipped'> {
  const count = (word: string) => Number(new RegExp(`^(?:Tests:.*?| +)(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

async function runSome(paths: readonly string[], name: string | undefined): Promise<number> {
  const all = globSync(TEST_FILES, { cwd: PROJECT, exclude: ['**/node_modules', '**/dist'] });
  const wanted = paths.map((path) => path.replace(`${PROJECT}/`, '').replace(/^\.\//, ''));
  const hasPath = (file: string) => wanted.some((path) => file.includes(path));
  const hasName = (file: string) => readFileSync(join(PROJECT, file), 'utf8').includes(name ?? '');
  const files = all.filter(wanted.length > 0 ? hasPath : hasName);
  if (files.length === 0) throw new Error(`No test file matches "${wanted.join('" or "') || name}".`);
  const inBrowsers = files.filter((file) => file.startsWith('tests/browser/'));
  const inJest = files.filter((file) => !inBrowsers.includes(file));
  if (files.some((file) => file.startsWith('tests/'))) await buildStale();
  const environment = await browserSettings();
  const jest = ['jest', ...(name ? ['-t', name] : []), '--runTestsByPath', ...inJest];
  const playwright = ['playwright', 'test', ...(name ? ['-g', name] : []), '--pass-with-no-tests', ...inBrowsers];
  const ended = [];
  if (inJest.length > 0) ended.push(await run('npx', jest, environment));
  if (inBrowsers.length > 0) ended.push(await run('npx', playwright, environment));
  return Math.max(...ended.map(({ code }) => code));
}

async function browserSettings(): Promise<NodeJS.ProcessEnv> {
  const headlessShell = findHeadlessShell();
  return { CHROMIUM_PATH: await findChromium(), ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }) };
}

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv) {
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
        process.stdout.write(text);
      });
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    // Output can arrive after 'exit'.
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
