import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessSupervisor } from './process-supervisor.ts';

const PROGRAM = `
require('node:readline').createInterface({ input: new (require('node:net').Socket)({ fd: 3 }).on('end', () => process.exit()) })
  .on('line', (line) => require('node:fs').writeSync(3, JSON.stringify({ id: JSON.parse(line).id, kind: 'done' }) + '\\n'));
`;

const folder = mkdtempSync(join(tmpdir(), 'process-supervisor-'));
const bundle = join(folder, 'program.cjs');
let supervisor: ProcessSupervisor;

const newSupervisor = () =>
  new ProcessSupervisor({
    process: { bundle, memoryMb: 300, onLine: () => {} },
    setup: { apiUrl: 'http://localhost', apiTimeLimitMs: 1000 },
    prepare: async () => {},
    onStart: () => {},
    onEnd: () => {},
  });

beforeAll(async () => {
  writeFileSync(bundle, PROGRAM);
  supervisor = newSupervisor();
  await supervisor.start();
});
afterAll(() => {
  supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a caller gets the next process if the current one has died unnoticed', async () => {
  const first = supervisor.process;
  process.kill(first?.pid as number, 'SIGKILL');
  // No event could have reported its end yet.
  const found = await supervisor.processWithin(30_000);
  expect(found?.pid).not.toBe(first?.pid);
  expect(await found?.isThere()).toBe(true);
});

test('a request whose process ends is answered by its replacement', async () => {
  const ended = supervisor.process;
  const request = ended?.request({ kind: 'ping' }, 10_000);
  process.kill(ended?.pid as number, 'SIGKILL');
  await request?.catch(() => undefined);
  await ended?.ended;
  const replacement = await supervisor.replacementWithin(30_000);
  expect(replacement?.pid).not.toBe(ended?.pid);
  expect(await replacement?.request({ kind: 'ping' }, 10_000)).toEqual({ kind: 'done' });
});

test('a request does not wait for a replacement beyond its time limit', async () => {
  process.kill(supervisor.process?.pid as number, 'SIGKILL');
  await supervisor.process?.ended;
  expect(await supervisor.replacementWithin(100)).toBeUndefined();
  expect(await supervisor.replacementWithin(30_000)).toBeDefined();
});

test('a process that ended twice keeps ending, until its replacement has run for a minute', async () => {
  const unstable = newSupervisor();
  await unstable.start();
  for (const isExpected of [false, true]) {
    process.kill(unstable.process?.pid as number, 'SIGKILL');
    expect(await unstable.processWithin(30_000)).toBeDefined();
    expect(unstable.keepsEnding).toBe(isExpected);
  }
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  expect(unstable.keepsEnding).toBe(false);
  clock.mockRestore();
  unstable.stop();
});

test('a caller gets no process if none starts in time', async () => {
  // A second early end delays the restart.
  process.kill(supervisor.process?.pid as number, 'SIGKILL');
  expect(await supervisor.processWithin(0)).toBeUndefined();
});
