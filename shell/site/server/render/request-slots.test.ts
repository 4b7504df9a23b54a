import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RequestSlots } from './remote-limits.ts';

const AT_A_TIME = 100;
const MOST_WAITING = 500;
const LIMIT_MS = 1000;

let slots: RequestSlots;
beforeEach(async () => {
  jest.useFakeTimers();
  slots = new RequestSlots();
  for (let taken = 0; taken < AT_A_TIME; taken += 1) expect(await slots.take(LIMIT_MS)).toBe(true);
});
afterEach(() => {
  jest.useRealTimers();
});

test('a request beyond the limit waits until another ends', async () => {
  const granted: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => slots.take(LIMIT_MS).then(() => granted.push(name)));
  slots.release();
  await first;
  expect(granted).toEqual(['first']);
  slots.release();
  await second;
  expect(granted).toEqual(['first', 'second']);
});

test('a request that waits too long is rejected, and does not occupy a slot later', async () => {
  const late = slots.take(LIMIT_MS);
  jest.advanceTimersByTime(LIMIT_MS);
  expect(await late).toBe(false);
  slots.release();
  expect(await slots.take(LIMIT_MS)).toBe(true);
});

test('a request is rejected immediately if too many are waiting', async () => {
  const waiting = Array.from({ length: MOST_WAITING }, () => slots.take(LIMIT_MS));
  let granted: boolean | undefined;
  void slots.take(LIMIT_MS).then((isGranted) => (granted = isGranted));
  await Promise.resolve();
  expect(granted).toBe(false);
  jest.advanceTimersByTime(LIMIT_MS);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([false]));
});

test('reports that it is idle once every slot is released', () => {
  for (let taken = 1; taken < AT_A_TIME; taken += 1) slots.release();
  expect(slots.isIdle).toBe(false);
  slots.release();
  expect(slots.isIdle).toBe(true);
});
