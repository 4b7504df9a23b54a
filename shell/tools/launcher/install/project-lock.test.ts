import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeProjectLock } from './project-lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-lock-'));
  mkdirSync(join(folder, '.site'));
  file = join(folder, '.site/building.lock');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Above the largest process ID that Linux gives out. */
const NO_PROCESS = 2 ** 22 + 1;

test('takes over the lock of processes that have ended', async () => {
  writeFileSync(file, `${NO_PROCESS}\n`);
  const lock = await takeProjectLock(folder, 'building');
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid}\n`);
  lock.release();
});

test('waits for a process of another account, which cannot be signaled', async () => {
  writeFileSync(file, `${NO_PROCESS}\n`);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  const reported = new Promise<string>((resolve) => jest.spyOn(console, 'log').mockImplementation(resolve));
  const taking = takeProjectLock(folder, 'building');
  expect(await Promise.race([reported, taking])).toContain(`Waiting for process ${NO_PROCESS}`);
  rmSync(file);
  (await taking).release();
});
