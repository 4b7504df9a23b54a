import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inTime, pass, settle, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { ProcessSupervisor } from './process-supervisor.ts';
import { FakeProcesses } from './testing/fake-processes.ts';

let processes: FakeProcesses;
let supervisor: ProcessSupervisor;
const prepare = jest.fn<() => Promise<void>>();
const onStart = jest.fn();
const onEnd = jest.fn();

const newSupervisor = () =>
  new ProcessSupervisor({
    process: { bundle: '', memoryMb: 300, onLine: () => {}, spawn: processes.spawn },
    setup: { apiUrl: 'http://localhost', apiTimeLimitMs: 1000 },
    prepare,
    onStart,
    onEnd,
  });

beforeEach(() => {
  useFakeClock();
  jest.resetAllMocks();
  prepare.mockResolvedValue();
  processes = new FakeProcesses();
  supervisor = newSupervisor();
});
afterEach(() => {
  supervisor.stop();
  useRealClock();
});

async function kill() {
  processes.all.at(-1)?.kill('SIGKILL');
  await settle();
}

test('a caller gets the next process if the current one has died unnoticed', async () => {
  await supervisor.start();
  const first = supervisor.process;
  processes.all[0]?.kill('SIGKILL');
  const found = await inTime(supervisor.processWithin(30_000));
  expect(found?.pid).not.toBe(first?.pid);
  expect([await found?.isThere(), supervisor.restarts]).toEqual([true, 1]);
});

test('a request whose process ends waits for the replacement, which starts immediately', async () => {
  await supervisor.start();
  const ended = supervisor.process;
  ended?.end('it kept failing');
  const replacement = await inTime(supervisor.replacementWithin(1));
  expect(replacement?.pid).not.toBe(ended?.pid);
  expect(await replacement?.request({ kind: 'ping' }, 10_000)).toEqual({ kind: 'done' });
  expect([onStart.mock.calls.length, onEnd.mock.calls]).toEqual([2, [['it kept failing', 0]]]);
});

test('restarts after 0, 1, 5, and then 30 seconds, until a process has run for a minute', async () => {
  await supervisor.start();
  for (const [index, wait] of [0, 1000, 5000, 30_000, 30_000].entries()) {
    await kill();
    expect(supervisor.state).toBe('restarting');
    expect(onEnd).toHaveBeenLastCalledWith(expect.stringContaining('SIGKILL'), wait);
    if (wait > 0) {
      await pass(wait - 1);
      expect(supervisor.restarts).toBe(index);
    }
    await pass(1);
    expect([supervisor.restarts, supervisor.state, supervisor.keepsEnding]).toEqual([index + 1, 'ready', index > 0]);
  }
  await pass(60_001);
  expect(supervisor.keepsEnding).toBe(false);
  await kill();
  expect(onEnd).toHaveBeenLastCalledWith(expect.any(String), 0);
});

test('a caller waits for a replacement up to its limit, and not at all if the start is due later', async () => {
  await supervisor.start();
  await kill();
  await pass(0);
  await kill();
  const startedAt = performance.now();
  expect(await supervisor.replacementWithin(999)).toBeUndefined();
  expect(await inTime(supervisor.processWithin(500))).toBeUndefined();
  expect(performance.now() - startedAt).toBe(500);
  expect(await inTime(supervisor.replacementWithin(1000))).toBeDefined();
});

test('a replacement that cannot be prepared is retried', async () => {
  await supervisor.start();
  prepare.mockRejectedValueOnce(new Error('its code does not load'));
  await kill();
  await pass(0);
  expect([onEnd.mock.calls.at(-1), processes.all[1]?.isRunning]).toEqual([['its code does not load', 1000], false]);
  await pass(1000);
  expect([supervisor.state, processes.all.length]).toEqual(['ready', 3]);
});

test('a first process that cannot be prepared stops everything, unless the supervisor keeps trying', async () => {
  prepare.mockRejectedValue(new Error('its code does not load'));
  const kept = newSupervisor();
  await expect(supervisor.start()).rejects.toThrow('its code does not load');
  expect([supervisor.state, supervisor.process, onEnd.mock.calls.length]).toEqual(['stopped', undefined, 0]);
  await kept.startAndKeep();
  expect([kept.state, onEnd.mock.calls]).toEqual(['restarting', [['its code does not load', 0]]]);
  prepare.mockResolvedValue();
  await pass(0);
  expect(kept.state).toBe('ready');
  kept.stop();
});

test('a stop ends the process, releases callers, and starts nothing again', async () => {
  await supervisor.start();
  await kill();
  await pass(0);
  await kill();
  const waiting = supervisor.processWithin(30_000);
  supervisor.stop();
  expect(await waiting).toBeUndefined();
  await pass(60_000);
  expect([supervisor.state, processes.all.map(({ isRunning }) => isRunning)]).toEqual(['stopped', [false, false]]);
});
