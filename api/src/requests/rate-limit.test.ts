import { expect, test } from '@jest/globals';
import { RateLimit } from './rate-limit.ts';

const ask = (limit: RateLimit, caller: string, times: number, now: number) =>
  Array.from({ length: times }, () => limit.admit(caller, now));

test('lets in as many as it says at once, and tells the next how long to wait', () => {
  const limit = new RateLimit(60);
  expect(ask(limit, 'ann', 60, 5_000)).toEqual(new Array(60).fill(0));
  expect(limit.admit('ann', 5_000)).toBe(1_000);
  expect(limit.admit('ann', 5_400)).toBe(600);
});

test('who waits as long as he was told is let in, once', () => {
  const limit = new RateLimit(60);
  ask(limit, 'ann', 60, 0);
  expect(limit.admit('ann', 1_000)).toBe(0);
  expect(limit.admit('ann', 1_000)).toBeGreaterThan(0);
});

test('what was refused does not count', () => {
  const limit = new RateLimit(60);
  ask(limit, 'ann', 500, 0);
  expect(ask(limit, 'ann', 60, 60_000)).toEqual(new Array(60).fill(0));
});

test('each caller has a limit of his own', () => {
  const limit = new RateLimit(2);
  expect(ask(limit, 'ann', 3, 0)).toEqual([0, 0, 30_000]);
  expect(limit.admit('bob', 0)).toBe(0);
});

test('however many ask, what is remembered of them is bounded', () => {
  const limit = new RateLimit(1);
  limit.admit('the first', 0);
  for (let index = 0; index < 100_000; index += 1) limit.admit(`caller ${index}`, 0);
  expect(limit.admit('the first', 0)).toBe(0);
  expect(limit.admit('caller 99999', 0)).toBeGreaterThan(0);
});
