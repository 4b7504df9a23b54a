import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pass, useFakeClock, useRealClock } from '../../testing/fake-clock.ts';
import { type ProcessWatch, watchProcess } from './process-watch.ts';

let watch: ProcessWatch;
let usedMb: number;
const ping = jest.fn<() => Promise<unknown>>();
const onFault = jest.fn();

beforeEach(() => {
  useFakeClock();
  jest.resetAllMocks();
  ping.mockResolvedValue(undefined);
  usedMb = 100;
  watch = watchProcess({ pid: 1, memoryMb: 300, ping, memoryOf: () => usedMb, onFault });
});
afterEach(() => {
  watch.end();
  useRealClock();
});

const hang = () => ping.mockReturnValue(new Promise(() => {}));

test('a process is reported within half a second once it exceeds its memory, and not before', async () => {
  usedMb = 300;
  await pass(60_000);
  expect([onFault, ping].map(({ mock }) => mock.calls.length)).toEqual([0, 120]);
  usedMb = 300.6;
  await pass(500);
  expect(onFault).toHaveBeenCalledWith('it used 301 MB of memory. The limit is 300 MB');
});

test('a process that does not respond for five seconds is reported', async () => {
  hang();
  await pass(5499);
  expect(onFault).not.toHaveBeenCalled();
  await pass(1);
  expect(onFault).toHaveBeenCalledWith('it did not respond for 5 s');
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
