/**
 * `npm test` runs every step, and `npm run test:all` also runs the nightly tests. `npm test -- PATH ... [-t NAME]` runs
 * the tests whose paths contain PATH and whose names contain NAME. `npm run browser` finds or installs their browser.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from '../build-stale.ts';
import { PROJECT } from '../deployables.ts';
import { shownError } from '../launch-error.ts';

/** The npm scripts of a stage run at the same time. Later stages need the build. */
const STAGES = [['types', 'build'], ['lint', 'test:unit'], ['test:site'], ['test:browser']];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM = process.env['CHROMIUM_PATH'];
const TEST_FILES = '{api,mf-*,shell,tests}/**/*.test.{ts,tsx}';

process.exitCode = await main().catch((error: unknown) => {
  console.error(shownError(error));
  return 1;
});

async function main(): Promise<number> {
  const options = {
    all: { type: 'boolean' },
    browser: { type: 'boolean' },
    testNamePattern: { type: 'string', short: 't' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const name = values.testNamePattern;
  const headlessShell = findHeadlessShell();
  const chromium = await findChromium();
  if (values.browser) {
    console.log(`The tests use ${chromium}.`);
    return 0;
  }
  process.env['CHROMIUM_PATH'] = chromium;
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
  const parts = paths.map((path) => path.replace(`${PROJECT}/`, '').replace(/^\.\//, ''));
  const files = all.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)));
  if (files.length === 0) throw new Error(`No test file matches "${parts.join('" or "')}".`);
  const inBrowsers = files.filter((file) => file.startsWith('tests/browser/'));
  const inJest = files.filter((file) => !inBrowsers.includes(file));
  if (files.some((file) => file.startsWith('tests/'))) await buildStale();
  const jest = ['jest', ...(name ? ['-t', name] : []), '--runTestsByPath', ...inJest];
  const playwright = ['playwright', 'test', ...(name ? ['-g', name] : []), '--pass-with-no-tests', ...inBrowsers];
  const inNode = inJest.length > 0 ? await run('npx', jest) : 0;
  return Math.max(inNode, inBrowsers.length > 0 ? await run('npx', playwright) : 0);
}

async function run(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { cwd: PROJECT, stdio: 'inherit' });
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

/** Prefers `CHROMIUM_PATH`, then an installed Chromium or Chrome, then Playwright's Chromium, which it downloads. */
async function findChromium(): Promise<string> {
  const path = CHROMIUM ?? BROWSERS.flatMap(findInPath)[0];
  if (path) return path;
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    const install = [join(PROJECT, 'node_modules/playwright/cli.js'), 'install', '--with-deps', 'chromium'];
    spawnSync(process.execPath, install, { stdio: 'inherit' });
  }
  return chromium.executablePath();
}

/** The headless shell takes less processor time than Chromium. */
function findHeadlessShell(): string | undefined {
  return CHROMIUM ? undefined : findInPath('chromium-headless-shell')[0];
}

function findInPath(name: string): string[] {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}
