import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT } from '../deployables.ts';
import { closingLines, countJest, countPlaywright, type Tally } from './test-tally.ts';

const JEST_TESTS = `
test('passes', () => {});
describe('a sum', () => test('is right', () => expect(1 + 1).toBe(3)));
test.skip('asks a server (skipped: there is no server here)', () => {});
describe.skip('on another database (skipped: it is not installed)', () => {
  test('keeps messages', () => {});
  test('loses none', () => {});
});
test.skip('says nothing', () => {});
`;
const PLAYWRIGHT_TESTS = `
const { test } = require('@playwright/test');
test('passes', () => {});
test('is as wide as the window', () => test.expect(1440).toBe(390));
test('needs a finger', () => test.skip(true, 'there is no finger here'));
`;

/** Each test starts a test runner, which is slow on a busy machine. */
const LIMIT_MS = 120_000;

let folder: string;

beforeAll(() => {
  mkdirSync(join(PROJECT, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(PROJECT, 'test-results/tally-'));
  write('package.json', '{ "type": "commonjs" }');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The last lines of npm test', () => {
  test(
    'name what failed in Jest and what it skipped, with the reason that the name gives',
    () => {
      write('jest.config.json', '{ "testMatch": ["**/*.jest.js"] }');
      write('some.jest.js', JEST_TESTS);
      const tally = countJest(
        reportPath(),
        run(
          'node_modules/jest/bin/jest.js',
          '--config',
          join(folder, 'jest.config.json'),
          '--json',
          `--outputFile=${reportPath()}`,
        ),
      );
      const file = relative(PROJECT, join(folder, 'some.jest.js'));
      expect(closingLines([{ heading: 'Unit tests', tally }])).toEqual([
        'Failed: Unit tests.',
        `failed: "a sum is right" in ${file}`,
        `skipped: "asks a server" in ${file} because there is no server here`,
        `skipped: 2 tests in ${file} because it is not installed`,
        `skipped: "says nothing" in ${file} because the test gives no reason`,
        '1 passed, 1 failed, 4 skipped',
      ]);
    },
    LIMIT_MS,
  );

  test(
    'name what failed in Playwright and what it skipped, with its reason',
    () => {
      write(
        'playwright.config.js',
        `module.exports = { testMatch: '*.browser.js', reporter: [['json', { outputFile: ${JSON.stringify(join(PROJECT, reportPath()))} }]] };`,
      );
      write('some.browser.js', PLAYWRIGHT_TESTS);
      const tally = countPlaywright(
        reportPath(),
        run('node_modules/@playwright/test/cli.js', 'test', '--config', join(folder, 'playwright.config.js')),
      );
      const file = relative(PROJECT, join(folder, 'some.browser.js'));
      expect(closingLines([{ heading: 'Browser tests', tally }])).toEqual([
        'Failed: Browser tests.',
        `failed: "is as wide as the window" in ${file}`,
        `skipped: "needs a finger" in ${file} because there is no finger here`,
        '1 passed, 1 failed, 1 skipped',
      ]);
    },
    LIMIT_MS,
  );

  test('name steps that failed, and do not mention skipped tests if none were skipped', () => {
    const passed: Tally = { passed: 3, failed: 0, failures: [], skipped: [] };
    const failed: Tally = { passed: 2, failed: 1, failures: [], skipped: [] };
    expect(
      closingLines([
        { heading: 'Types', tally: passed },
        { heading: 'Browser tests', tally: failed },
      ]),
    ).toEqual(['Failed: Browser tests.', '5 passed, 1 failed']);
  });

  test('name at most 30 failed tests', () => {
    const failures = Array.from({ length: 32 }, (_, index) => ({ file: 'some.test.ts', name: `number ${index}` }));
    const lines = closingLines([
      { heading: 'Unit tests', tally: { passed: 0, failed: failures.length, failures, skipped: [] } },
    ]);
    expect(lines).toHaveLength(33);
    expect(lines.slice(-3)).toEqual(['failed: "number 29" in some.test.ts', 'failed: 2 more', '0 passed, 32 failed']);
  });

  test('count a tool that ended well and left no report as failed: it ran no test', () => {
    expect(countJest('test-results/of-nobody.json', 0).failed).toBe(1);
    expect(countPlaywright('test-results/of-nobody.json', 0).failed).toBe(1);
  });
});

function write(name: string, text: string) {
  writeFileSync(join(folder, name), text);
}

function reportPath(): string {
  return relative(PROJECT, join(folder, 'report.json'));
}

function run(...args: string[]): number {
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...environment } = process.env;
  return spawnSync(process.execPath, args, { cwd: PROJECT, env: environment }).status ?? 1;
}
