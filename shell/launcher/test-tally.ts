import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './deployables.ts';

export interface Tally {
  passed: number;
  failed: number;
}

/** Counts from Jest's JSON report. A run that ended badly without a failed test (a file that did not load) counts as one. */
export function countJest(report: string, exitCode: number): Tally {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = read<Record<string, number>>(report) ?? {};
  return judged({ passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }, exitCode);
}

/** Counts from Playwright's JSON report. */
export function countPlaywright(report: string, exitCode: number): Tally {
  const { expected = 0, flaky = 0, unexpected = 0 } = read<{ stats: Record<string, number> }>(report)?.stats ?? {};
  return judged({ passed: expected + flaky, failed: unexpected }, exitCode);
}

function judged({ passed, failed }: Tally, exitCode: number): Tally {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

/** Reads a report and takes it away, so that no later run is judged by it. */
function read<T>(report: string): T | undefined {
  const path = join(PROJECT, report);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  rmSync(path);
  return JSON.parse(text) as T;
}
