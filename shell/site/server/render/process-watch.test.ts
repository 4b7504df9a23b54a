import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pass, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import type { ProcessUsage } from './process-usage.ts';
import { type ProcessWatch, watchProcess } from './process-watch.ts';

let watch: ProcessWatch;
let usage: ProcessUsage;
const ping = jest.fn<() => Promise<unknown>>();
const onFault = jest.fn();

beforeEach(() => {
  useFakeClock();
  jest.resetAllMocks();
  ping.mockResolvedValue(undefined);
  usage = { memoryMb: 100, cpuMs: 0, isAsleep: false };
  watch = watchProcess({ pid: 1, memoryMb: 300, ping, usageOf: () => usage, onFault });
});
afterEach(() => {
  watch.end();
  useRealClock();
});

const use = (change: Partial<ProcessUsage>) => (usage = { ...usage, ...change });
const hang = () => ping.mockReturnValue(new Promise(() => {}));

test('a process is reported within half a second once it exceeds its memory, and not before', async () => {
  use({ memoryMb: 300, cpuMs: 60_000 });
  await pass(60_000);
  expect([onFault, ping].map(({ mock }) => mock.calls.length)).toEqual([0, 120]);
  use({ memoryMb: 300.6 });
  await pass(500);
  expect(onFault).toHaveBeenCalledWith('it used 301 MB of memory. The limit is 300 MB');
});

test.each([
  ['computes without a response', (ms: number) => use({ cpuMs: ms }), 2500, 2],
  ['sleeps', () => use({ isAsleep: true }), 2500, 2],
  ['gets too little CPU time', (ms: number) => use({ cpuMs: ms > 500 ? 1490 : 0 }), 15_500, 15],
])('a process that %s is reported', async (_what, change, atMs, seconds) => {
  hang();
  for (let ms = 500; ms < atMs; ms += 500) {
    change(ms);
    await pass(500);
    expect([ms, onFault.mock.calls.length]).toEqual([ms, 0]);
  }
  change(atMs);
  await pass(500);
  expect(onFault).toHaveBeenCalledWith(`it did not respond for ${seconds} s`);
  expect(ping).toHaveBeenCalledTimes(1);
});

test('a process is prompt while its pings return within half a second', async () => {
  const answer = Promise.withResolvers<void>();
  ping.mockReturnValue(answer.promise);
  await pass(999);
  expect(watch.isPrompt()).toBe(true);
  await pass(1);
  expect(watch.isPrompt()).toBe(false);
  answer.resolve();
  await pass(500);
  expect(watch.isPrompt()).toBe(true);
});
