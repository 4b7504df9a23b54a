/**
 * `npm test` runs every check, `npm test -- types browser` only these steps, `npm test -- PATH` and
 * `npm test -- -t NAME` only these tests.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, staleNames } from '../build-stale.ts';
import { API, PROJECT } from '../deployables.ts';
import { shownError } from '../launch-error.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { readTestChoice, type TestChoice } from './test-choice.ts';
import { closingLines, countJest, countPlaywright, type Tally } from './test-tally.ts';

interface Step {
  name: string;
  heading: string;
  /** Steps of one stage run at once. */
  stage: number;
  run: () => Promise<Tally>;
}

type JestProject = 'unit' | 'site';

const REPORTS = 'test-results';
const jestReport = (project: JestProject) => `${REPORTS}/${project}.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];

const steps: Step[] = [
  { name: 'types', heading: 'Types', stage: 1, run: () => one('npm', ['run', '--silent', 'types']) },
  { name: 'build', heading: 'Build', stage: 1, run: build },
  { name: 'unit', heading: 'Unit tests', stage: 2, run: () => jest('unit') },
  // Not next to the tests of whole sites, because a site has time limits that a busy machine exceeds.
  {
    name: 'lint',
    heading: 'Lint, import rules, unused code',
    stage: 2,
    run: () => one('npm', ['run', '--silent', 'lint']),
  },
  { name: 'site', heading: 'Tests of whole sites', stage: 3, run: () => jest('site') },
  { name: 'browser', heading: 'Browser tests', stage: 4, run: browser },
];

const PASSED: Tally = { passed: 1, failed: 0, failures: [], skipped: [] };
const FAILED: Tally = { passed: 0, failed: 1, failures: [], skipped: [] };

const choice = readTestChoice(
  process.argv.slice(2),
  steps.map(({ name }) => name),
  PROJECT,
);
if (typeof choice === 'string') {
  console.error(choice);
  process.exitCode = 1;
} else {
  process.exitCode = await (choice.kind === 'steps' ? runSteps(choice.names) : runChosen(choice)).catch(
    (error: unknown) => {
      console.error(shownError(error));
      return 1;
    },
  );
}

function runSteps(names: readonly string[]): Promise<number> {
  return runAll(names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps);
}

async function runChosen({ files, name }: Extract<TestChoice, { kind: 'tests' }>): Promise<number> {
  const { unit = [], site = [], browser = [] } = files;
  const needsBuild = site.length > 0 || browser.length > 0;
  if (needsBuild) await buildStale();
  const environment = needsBuild ? await browsers() : {};
  const inJest = [...unit, ...site];
  let exitCode = 0;
  if (inJest.length > 0) {
    const args = [...JEST, ...(name === undefined ? [] : ['-t', name]), '--runTestsByPath', ...inJest];
    exitCode = await runTool('node', args, { environment });
  }
  if (browser.length > 0) {
    // The name may belong to a Jest test.
    const optional = inJest.length > 0 ? ['--pass-with-no-tests'] : [];
    const args = [...PLAYWRIGHT, ...(name === undefined ? [] : ['-g', name]), ...optional, ...browser];
    exitCode = (await runTool('node', args, { environment })) || exitCode;
  }
  return exitCode;
}

async function runAll(chosen: readonly Step[]): Promise<number> {
  mkdirSync(join(PROJECT, REPORTS), { recursive: true });
  const results: { heading: string; tally: Tally }[] = [];
  for (const stage of new Set(chosen.map((step) => step.stage))) {
    const ended = await Promise.all(chosen.filter((step) => step.stage === stage).map(runStep));
    results.push(...ended);
    if (ended.some(({ name, tally }) => name === 'build' && tally.failed > 0)) break; // later steps need the build
  }
  console.log(`\n${closingLines(results).join('\n')}`);
  return results.some(({ tally }) => tally.failed > 0) ? 1 : 0;
}

async function runStep({ name, heading, run }: Step) {
  console.log(`\n== ${heading}`);
  const started = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    console.error(shownError(error));
    return FAILED;
  });
  console.log(
    `== ${heading}: ${tally.failed > 0 ? 'failed' : 'passed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  return { name, heading, tally };
}

async function one(command: string, args: string[]): Promise<Tally> {
  return (await runTool(command, args, { holdOutput: true })) === 0 ? PASSED : FAILED;
}

async function build(): Promise<Tally> {
  await buildStale();
  return PASSED;
}

async function jest(project: JestProject): Promise<Tally> {
  if (project === 'site') await buildStale();
  const builtApi = staleNames().includes(API.name) ? {} : { BUILT_API: join(PROJECT, API.name, 'dist') };
  const environment = { CHROMIUM_PATH: await findChromium(), ...builtApi };
  const report = jestReport(project);
  rmSync(join(PROJECT, report), { force: true });
  const code = await runTool('node', [...JEST, '--selectProjects', project, '--json', `--outputFile=${report}`], {
    hideOutput: true,
    environment,
  });
  return countJest(report, code);
}

async function browser(): Promise<Tally> {
  // Absolute, because Playwright resolves relative paths against the folder of its configuration.
  const environment = {
    ...(await browsers()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(PROJECT, BROWSER_REPORT),
  };
  rmSync(join(PROJECT, BROWSER_REPORT), { force: true });
  const code = await runTool('node', [...PLAYWRIGHT, '--reporter=list,json'], { environment });
  return countPlaywright(BROWSER_REPORT, code);
}

async function browsers(): Promise<Record<string, string>> {
  const chromium = await findChromium();
  const headlessShell = findHeadlessShell();
  return { CHROMIUM_PATH: chromium, ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }) };
}

interface ToolOptions {
  environment?: Readonly<Record<string, string>>;
  /** Shows only the error stream, because the output is for programs. */
  hideOutput?: boolean;
  /** Shows the output when the tool has ended, because other tools run at the same time. */
  holdOutput?: boolean;
}

/** @returns its exit code */
function runTool(
  command: string,
  args: readonly string[],
  { environment = {}, hideOutput = false, holdOutput = false }: ToolOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const shown = holdOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: PROJECT,
      stdio: ['ignore', hideOutput ? 'ignore' : shown, shown],
      env: { ...process.env, ...environment },
    });
    const held: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => held.push(chunk));
    // Ending this program also ends the tool.
    const end = () => {
      child.once('exit', () => process.exit(1));
      child.kill('SIGTERM');
    };
    process.on('SIGTERM', end);
    child.on('error', reject);
    // Not 'exit': output can arrive after it.
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      process.off('SIGTERM', end);
      resolve(code ?? 1);
    });
  });
}
