import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { inTime, pass, settle, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { ProcessSupervisor } from './process-supervisor.ts';
import { FakeProcesses } from '../../testing/fake-processes.ts';

let processes: FakeProcesses;
let supervisor: ProcessSupervisor;
const prepare = jest.fn<() => Promise<void>>();
const onEnd = jest.fn();
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), child: () => log };
const settings = () => ({
  ...{ bundle: '', apiUrl: 'http://localhost', spawn: processes.spawn, log },
  ...{ renderMemoryMebibytes: 300, renderTimeoutMs: 1000 },
});
const newSupervisor = () =>
  new ProcessSupervisor({ by: { remote: 'one', version: '1.0.0' }, settings: settings() as never, prepare, onEnd });
const state = () => supervisor.health().state;
const restarts = () => supervisor.health().restarts;
/** Returns the last reason and wait in the log. */
const lastEnd = () => /exited: (.*)\. Starting another (.*)\./.exec(String(log.error.mock.calls.at(-1)?.[1]))?.slice(1);

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

test('a request whose process exits waits for the replacement, which starts immediately', async () => {
  await supervisor.start();
  const ended = supervisor.process;
  ended?.end('it kept failing');
  const replacement = await inTime(supervisor.processWithin(1));
  expect(replacement?.pid).not.toBe(ended?.pid);
  expect(await replacement?.request({ kind: 'ping' }, 10_000)).toEqual({ kind: 'done' });
  expect([onEnd.mock.calls.length, lastEnd()]).toEqual([1, ['it kept failing', 'now']]);
});

test('restarts after 0, 1, 5, and then 30 seconds, until a process has run for a minute', async () => {
  await supervisor.start();
  for (const [index, wait] of [0, 1000, 5000, 30_000, 30_000].entries()) {
    await kill();
    expect(state()).toBe('restarting');
    expect(lastEnd()).toEqual([expect.stringContaining('SIGKILL'), wait === 0 ? 'now' : `in ${wait / 1000} s`]);
    if (wait > 0) {
      await pass(wait - 1);
      expect(restarts()).toBe(index);
    }
    await pass(1);
    const health = { restarts: index + 1, state: 'ready', ...(index > 0 && { keepsEnding: true }) };
    expect(supervisor.health()).toMatchObject(health);
  }
  await pass(60_001);
  expect(supervisor.health().keepsEnding).toBeUndefined();
  await kill();
  expect(lastEnd()?.[1]).toBe('now');
});

test('a caller waits for a replacement only if it starts within the limit', async () => {
  await supervisor.start();
  await kill();
  await pass(0);
  await kill();
  const startedAt = performance.now();
  expect(await supervisor.processWithin(999)).toBeUndefined();
  expect(performance.now()).toBe(startedAt);
  expect(await inTime(supervisor.processWithin(1000))).toBeDefined();
});

test('a replacement that cannot be prepared is retried', async () => {
  await supervisor.start();
  prepare.mockRejectedValueOnce(new Error('its code does not load'));
  await kill();
  await pass(0);
  expect([lastEnd(), processes.all[1]?.isRunning]).toEqual([['its code does not load', 'in 1 s'], false]);
  await pass(1000);
  expect([state(), processes.all.length]).toEqual(['ready', 3]);
});

test('if the first process cannot be prepared, the supervisor stops, unless it was told to keep trying', async () => {
  prepare.mockRejectedValue(new Error('its code does not load'));
  const kept = newSupervisor();
  await expect(supervisor.start()).rejects.toThrow('its code does not load');
  expect([state(), supervisor.process, onEnd.mock.calls.length]).toEqual(['stopped', undefined, 0]);
  await kept.startAndKeep();
  expect([kept.health().state, lastEnd()]).toEqual(['restarting', ['its code does not load', 'now']]);
  prepare.mockResolvedValue();
  await pass(0);
  expect(kept.health().state).toBe('ready');
  kept.stop();
});

test('stopping ends the process, releases callers, and prevents restarts', async () => {
  await supervisor.start();
  await kill();
  await pass(0);
  await kill();
  const waiting = supervisor.processWithin(30_000);
  await settle();
  supervisor.stop();
  expect(await waiting).toBeUndefined();
  await pass(60_000);
  expect([state(), processes.all.map(({ isRunning }) => isRunning)]).toEqual(['stopped', [false, false]]);
});
