/** `npm test`: runs every check and says at the end what failed. `npm test -- types browser` runs only these. */
import { mkdirSync } from 'node:fs';
import { BuildFailedError, buildStale } from './build-stale.ts';
import { findChromium } from './find-chromium.ts';
import { countJest, countPlaywright, type Tally } from './test-tally.ts';
import { runTool } from './run-tool.ts';

interface Step {
  name: string;
  heading: string;
  run: () => Promise<Tally>;
}

const REPORTS = 'test-results';
const JEST_REPORT = `${REPORTS}/jest.json`;
const BROWSER_REPORT = `${REPORTS}/browser.json`;

const steps: Step[] = [
  { name: 'types', heading: 'Types', run: () => one('npm', ['run', '--silent', 'types']) },
  { name: 'lint', heading: 'Lint, import rules, unused code', run: () => one('npm', ['run', '--silent', 'lint']) },
  { name: 'build', heading: 'Build', run: build },
  { name: 'unit', heading: 'Unit, contract and failure tests', run: jest },
  { name: 'browser', heading: 'Browser tests', run: browser },
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !steps.some((step) => step.name === name));
if (unknown) {
  console.error(`There is no step "${unknown}". What there is: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
process.exitCode = await runAll(wanted.length > 0 ? steps.filter(({ name }) => wanted.includes(name)) : steps);

async function runAll(chosen: readonly Step[]): Promise<number> {
  mkdirSync(REPORTS, { recursive: true });
  const results: { step: Step; tally: Tally }[] = [];
  for (const step of chosen) {
    console.log(`\n== ${step.heading}`);
    const started = Date.now();
    const tally = await step.run().catch((error: Error): Tally => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    results.push({ step, tally });
    console.log(`== ${step.heading}: ${tally.failed > 0 ? 'failed' : 'passed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    if (step.name === 'build' && tally.failed > 0) break; // what comes after runs what was built
  }
  const bad = results.filter(({ tally }) => tally.failed > 0);
  const sum = (key: keyof Tally) => results.reduce((total, { tally }) => total + tally[key], 0);
  console.log(bad.length > 0 ? `\nFailed: ${bad.map(({ step }) => step.heading).join('; ')}.` : '\nEverything passed.');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return bad.length > 0 ? 1 : 0;
}

async function one(command: string, args: string[]): Promise<Tally> {
  return (await runTool(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build(): Promise<Tally> {
  try {
    await buildStale();
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof BuildFailedError)) throw error;
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function jest(): Promise<Tally> {
  const code = await runTool(
    'node',
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js', '--forceExit', '--json', `--outputFile=${JEST_REPORT}`],
    { hideOutput: true, environment: { CHROMIUM_PATH: await findChromium() } },
  );
  return countJest(JEST_REPORT, code);
}

async function browser(): Promise<Tally> {
  const code = await runTool('node', ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'], {
    environment: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  });
  return countPlaywright(BROWSER_REPORT, code);
}
