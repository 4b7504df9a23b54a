import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SupervisedProcess } from './supervised-process.ts';

let folder: string;
let supervised: SupervisedProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'));
});
afterEach(async () => {
  await supervised?.stop();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function start(script: string, onLine: (line: string) => void = () => {}): void {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, script);
  const options = { name: 'The API', args: [file], folder: '.', environment: {}, onLine, graceMs: 1000 };
  supervised = new SupervisedProcess(options);
}

const nextReport = () =>
  new Promise<string>((resolve) =>
    jest.spyOn(console, 'error').mockImplementationOnce((text) => resolve(String(text))),
  );

test('a process that ends unexpectedly is restarted', async () => {
  const report = nextReport();
  let starts = 0;
  const restarted = new Promise<void>((resolve) =>
    start(`console.log('Out of luck.'); process.exitCode = 1;`, () => ++starts === 2 && resolve()),
  );
  expect(await report).toBe('The API stopped (code 1). Other processes continue. Restarting it in 1 s.');
  await restarted;
});

test('waiting for a process ends at the limit, even if the clock is set back', async () => {
  start('setInterval(() => {}, 1000)');
  jest.spyOn(Date, 'now').mockReturnValue(0);
  expect(await supervised?.isReady('http://127.0.0.1:1/', 100)).toBe(false);
});
