import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runCommandLine } from './command-line.ts';
import type { Commands } from './command-line.ts';

let written = '';
let calls: unknown[][] = [];
beforeEach(() => {
  [written, calls] = ['', []];
  const write = (text: string | Uint8Array) => {
    written += String(text);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(write);
  jest.spyOn(process.stderr, 'write').mockImplementation(write);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Keeps the arguments without the Command that commander adds. */
const record =
  (name: string, count: number) =>
  async (...given: unknown[]) =>
    void calls.push([name, ...given.slice(0, count)]);
const COMMANDS: Commands = {
  list: record('list', 1),
  show: record('show', 2),
  export: record('export', 2),
  delete: record('delete', 1),
  purge: record('purge', 1),
  retry: record('retry', 1),
  retryAll: record('retryAll', 0),
  backup: record('backup', 1),
};
const run = (words: readonly string[]) => runCommandLine(words, COMMANDS, { INIT_CWD: '/project' });

test.each<[words: string, ...call: unknown[]]>([
  ['list --output list.txt', 'list', { output: '/project/list.txt' }],
  ['show a -o /tmp/a.txt', 'show', 'a', { output: '/tmp/a.txt' }],
  ['export', 'export', 'json', {}],
  ['export csv', 'export', 'csv', {}],
  ['delete a', 'delete', 'a'],
  ['purge --older-than 365', 'purge', { olderThan: 365 }],
  ['retry a', 'retry', 'a'],
  ['retry --all', 'retryAll'],
  ['backup mine.sqlite', 'backup', '/project/mine.sqlite'],
])('%j passes typed arguments, and files in the folder where npm was called', async (words, ...call) => {
  expect(await run(words.split(' '))).toBeUndefined();
  expect(calls).toEqual([call]);
});

test.each([
  [['shwo', 'a'], /unknown command 'shwo'\n\(Did you mean show\?\)/],
  [['export', 'xml'], /'xml' is invalid for argument 'format'. Allowed choices are json, jsonl, csv\./],
  [['purge'], /required option '--older-than <days>' not specified/],
  [['purge', '--older-than', '-1'], /Give a whole number of days, such as 365\./],
  [['purge', '--older-than', '0'], /Give a whole number of days, such as 365\./],
  [['delete', 'a', '--all'], /unknown option '--all'/],
  [['retry'], /name one message, or give --all/],
  [['retry', 'a', '--all'], /name one message, or give --all/],
])('%j says what is wrong, and exits with 2', async (words, problem) => {
  expect(await run(words)).toBe(2);
  expect(written).toMatch(problem);
  expect(written).not.toMatch(/^error:/);
  expect(calls).toEqual([]);
});

test('help exits with 0 and runs nothing', async () => {
  expect(await run(['purge', '--help'])).toBe(0);
  expect(written).toContain('Usage: npm run messages -- purge ');
  expect(calls).toEqual([]);
});
