import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../deployables.ts';

/** Time for a Jest to start on a busy machine. */
const LIMIT_MS = 120_000;

let folder: string;

beforeAll(() => {
  mkdirSync(join(PROJECT, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(PROJECT, 'test-results/hang-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(join(folder, 'ends.jest.js'), `test('passes', () => {});`);
  writeFileSync(join(folder, 'open.jest.js'), `test('passes', () => void setInterval(() => {}, 1000));`);
  writeFileSync(join(folder, 'stuck.jest.js'), `test('never ends', () => new Promise(() => {}), 600_000);`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'a run that ends is left alone',
  () => {
    const { status, output } = runJest('ends', { stallLimitMs: 60_000, exitLimitMs: 60_000 });
    expect(output).toContain('1 passed');
    expect(status).toBe(0);
  },
  LIMIT_MS,
);

test(
  'a run that something keeps open ends, and names the file',
  () => {
    const { status, output } = runJest('open', { stallLimitMs: 60_000, exitLimitMs: 500 });
    expect(output).toContain('1 passed');
    expect(output).toContain('a process is still open in open.jest.js.');
    expect(status).toBe(1);
  },
  LIMIT_MS,
);

test(
  'a run in which no test finishes ends, and names the files that still run',
  () => {
    const { status, output } = runJest('stuck', { stallLimitMs: 6_000, exitLimitMs: 60_000 });
    expect(output).toContain('No test finished in 0.1 minutes. Still running: stuck.jest.js.');
    expect(status).toBe(1);
  },
  LIMIT_MS,
);

function runJest(name: string, limits: { stallLimitMs: number; exitLimitMs: number }) {
  const config = join(folder, `${name}.json`);
  const reporter = join(PROJECT, 'shell/tools/launcher/test/hang-reporter.ts');
  writeFileSync(
    config,
    JSON.stringify({ testMatch: [`**/${name}.jest.js`], transform: {}, reporters: ['default', [reporter, limits]] }),
  );
  const { NODE_OPTIONS: _options, JEST_WORKER_ID: _worker, ...env } = process.env;
  const args = ['node_modules/jest/bin/jest.js', '--config', config];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: PROJECT, env, encoding: 'utf8' });
  return { status, output: stderr };
}
