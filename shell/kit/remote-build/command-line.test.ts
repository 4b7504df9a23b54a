import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Commands, runCommandLine } from './command-line.ts';
import { PublishError } from './release/publish-error.ts';

let written = '';
let calls: [name: string, options: unknown][] = [];
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

const record = (name: string) => async (options?: unknown) => void calls.push([name, options]);
const COMMANDS: Commands = {
  init: record('init'),
  test: record('test'),
  build: record('build'),
  release: record('release'),
  keys: record('keys'),
  serve: record('serve'),
  dev: record('dev'),
};
const run = (line: string) => runCommandLine(line.split(' ').filter(Boolean), COMMANDS);

test.each([
  ['build', 'build', { types: true }],
  ['build --no-types', 'build', { types: false }],
  ['release --built dist/1.0.0-abc', 'release', { built: 'dist/1.0.0-abc', types: true }],
  ['keys', 'keys', {}],
  ['serve', 'serve', { dir: ['dist'], port: [0], host: 'localhost' }],
  ['serve --dir a --port 30 --dir b --port 31 --host ::', 'serve', { dir: ['a', 'b'], port: [30, 31], host: '::' }],
  ['dev --port 4000', 'dev', { port: 4000, host: 'localhost' }],
  ['test', 'test', []],
  ['test routes/news.test.tsx --watch -t heading', 'test', ['routes/news.test.tsx', '--watch', '-t', 'heading']],
])('remote-build %s passes its options and arguments to the command', async (line, name, options) => {
  expect(await run(line)).toBeUndefined();
  expect(calls).toEqual([[name, Array.isArray(options) ? options : expect.objectContaining(options)]]);
});

test('remote-build init passes the name to the command', async () => {
  expect(await run('init mf-news')).toBeUndefined();
  expect(calls).toEqual([['init', 'mf-news']]);
});

test.each([
  ['relese', /unknown command 'relese'\n\(Did you mean release\?\)/],
  ['release --buit x', /unknown option '--buit'\n\(Did you mean --built\?\)/],
  ['release --built', /'--built <folder>' argument missing/],
  ['serve --port 70000', /A port is a whole number from 0 to 65535\./],
  ['build now', /too many arguments/],
  ['init', /missing required argument 'name'/],
  ['', /Usage: remote-build/],
])('remote-build %s reports incorrect usage and exits with 2', async (line, message) => {
  expect(await run(line)).toBe(2);
  expect(written).toMatch(message);
  expect(written).not.toMatch(/^error:/);
  expect(calls).toEqual([]);
});

test.each(['release --help', 'help serve', '--help'])(
  'remote-build %s shows the usage and exits with 0',
  async (line) => {
    expect(await run(line)).toBe(0);
    expect(written).toContain('Usage: remote-build');
    expect(calls).toEqual([]);
  },
);

test.each([new PublishError('The version is taken.')])(
  'an expected failure is printed without a stack: %s',
  async (error) => {
    const print = jest.spyOn(console, 'error').mockReturnValue();
    expect(await runCommandLine(['build'], { ...COMMANDS, build: () => Promise.reject(error) })).toBe(1);
    expect(print.mock.calls).toEqual([['The version is taken.']]);
  },
);

test('rethrows an unexpected error instead of printing it as a failure', async () => {
  const fault = new TypeError('x is undefined');
  await expect(runCommandLine(['build'], { ...COMMANDS, build: () => Promise.reject(fault) })).rejects.toBe(fault);
});
