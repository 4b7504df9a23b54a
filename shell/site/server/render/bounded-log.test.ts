import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { setImmediate as settled } from 'node:timers/promises';
import { logBounded } from './process-output.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

test('logs 50 lines in ten seconds and counts the others, with chunks of any size', async () => {
  const stream = new PassThrough();
  const lines: string[] = [];
  const last = logBounded([stream], { onLine: (line) => lines.push(line), onFlood: () => {} });
  stream.write(`${'x'.repeat(3000)}\n`);
  await settled();
  expect(lines.pop()).toHaveLength(2000);
  for (let number = 0; number < 1000; number += 10)
    stream.write(Array.from({ length: 10 }, (_, index) => `line ${number + index}\n`).join(''));
  await settled();
  expect(lines).toHaveLength(49);
  expect(last()).toMatch(/line 999/);
  jest.advanceTimersByTime(10_000);
  expect(lines.at(-1)).toBe('(951 lines omitted)');
});

test('reports a flood of more than 16 MB in ten seconds, and stops reading', async () => {
  const stream = new PassThrough();
  const onFlood = jest.fn();
  logBounded([stream, null], { onLine: () => {}, onFlood });
  for (const [floods, pauseMs] of [
    [0, 10_000],
    [0, 9999],
    [1, 0],
  ] as const) {
    stream.write(Buffer.alloc(10 * 1024 * 1024));
    await settled();
    expect([onFlood.mock.calls.length, stream.destroyed]).toEqual([floods, floods > 0]);
    jest.advanceTimersByTime(pauseMs);
  }
});
