import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from './wait-for.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('asks often at first and less often later', async () => {
  let asked = 0;
  const waiting = waitFor('the answer', async () => (asked += 1) > 60 && 'the answer');
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toBeGreaterThan(4);
  await jest.advanceTimersByTimeAsync(9_800);
  expect(asked).toBeLessThan(60);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toBe('the answer');
});

test('stops after the limit, or for a reason', async () => {
  const late = expect(waitFor('nothing', async () => false)).rejects.toThrow('Timed out waiting for nothing');
  await jest.advanceTimersByTimeAsync(301_000);
  await late;
  const ended = waitFor(
    'an ended process',
    async () => false,
    () => 'it ended',
  );
  await expect(ended).rejects.toThrow('Stopped waiting for an ended process: it ended');
});
