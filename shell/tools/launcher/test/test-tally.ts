import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from '../deployables.ts';

export interface NamedTest {
  file: string;
  name: string;
}

export interface SkippedTest extends NamedTest {
  reason: string;
}

export interface Tally {
  passed: number;
  failed: number;
  /** Fewer than `failed` if a file did not load or a tool ended badly. */
  failures: readonly NamedTest[];
  skipped: readonly SkippedTest[];
}

const SHOWN_FAILURES = 30;

const NO_REASON = 'the test gives no reason';
/** The reason at the end of the name of a skipped Jest test, or of its group. */
const SKIPPED = / \(skipped: (.+)\)$/;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; assertionResults: { status: string; ancestorTitles: string[]; title: string }[] }[];
}

/** A run that ended badly without a failed test (a file that did not load) counts as one failure. */
export function countJest(report: string, exitCode: number): Tally {
  const found = read<JestReport>(report);
  if (!found) return NOT_RUN;
  const tests = found.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ status, ancestorTitles, title }) => {
      const titles = [...ancestorTitles, title];
      const reason = titles.map((text) => SKIPPED.exec(text)?.[1]).find(Boolean) ?? NO_REASON;
      const name = titles.map((text) => text.replace(SKIPPED, '')).join(' ');
      return { status, file: relative(PROJECT, file), name, reason };
    }),
  );
  return judged(
    {
      passed: found.numPassedTests,
      failed: Math.max(found.numFailedTests, found.numFailedTestSuites),
      failures: tests.filter(({ status }) => status === 'failed'),
      skipped: tests.filter(({ status }) => status === 'pending' || status === 'todo'),
    },
    exitCode,
  );
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
}

export function countPlaywright(report: string, exitCode: number): Tally {
  const found = read<PlaywrightReport>(report);
  if (!found) return NOT_RUN;
  const { expected, flaky, unexpected } = found.stats;
  const tests = found.suites
    .flatMap(testsIn)
    .map((test) => ({ ...test, file: relative(PROJECT, join(found.config.rootDir, test.file)) }));
  return judged(
    {
      passed: expected + flaky,
      failed: unexpected,
      failures: tests.filter(({ status }) => status === 'unexpected'),
      skipped: tests.filter(({ status }) => status === 'skipped'),
    },
    exitCode,
  );
}

function testsIn({ file, suites = [], specs = [] }: PlaywrightSuite): (SkippedTest & { status: string })[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, projectName, annotations }) => ({
      status,
      file,
      name: projectName ? `${title} (${projectName})` : title,
      reason: annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? NO_REASON,
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

/** Programs read the last line: `N passed, N failed`, or `N passed, N failed, N skipped`. */
export function closingLines(results: readonly { heading: string; tally: Tally }[]): string[] {
  const failed = results.filter(({ tally }) => tally.failed > 0).map(({ heading }) => heading);
  const skipped = results.flatMap(({ tally }) => tally.skipped);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, { tally }) => total + tally[key], 0);
  return [
    failed.length > 0 ? `Failed: ${failed.join('; ')}.` : 'Everything that ran passed.',
    ...failureLines(results.flatMap(({ tally }) => tally.failures)),
    ...skippedLines(skipped),
    `${sum('passed')} passed, ${sum('failed')} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
}

function failureLines(failures: readonly NamedTest[]): string[] {
  const lines = failures.slice(0, SHOWN_FAILURES).map(({ file, name }) => `failed: "${name}" in ${file}`);
  const others = failures.length - lines.length;
  return others > 0 ? [...lines, `failed: ${others} more`] : lines;
}

/** A line for each reason in each file. */
function skippedLines(skipped: readonly SkippedTest[]): string[] {
  const groups = Map.groupBy(skipped, ({ file, reason }) => `${file}\n${reason}`);
  return [...groups.values()].map((tests) => {
    const [first] = tests as [SkippedTest];
    const what = tests.length === 1 ? `"${first.name}"` : `${tests.length} tests`;
    return `skipped: ${what} in ${first.file} because ${first.reason}`;
  });
}

/** A tool that left no report ran no test. */
const NOT_RUN: Tally = { passed: 0, failed: 1, failures: [], skipped: [] };

function judged(tally: Tally, exitCode: number): Tally {
  return { ...tally, failed: exitCode === 0 ? tally.failed : Math.max(tally.failed, 1) };
}

/** Reads and deletes a report, so that a later run does not use it. */
function read<T>(report: string): T | undefined {
  const path = join(PROJECT, report);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  rmSync(path);
  return JSON.parse(text) as T;
}
