import { expect, jest, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { setImmediate as settled } from 'node:timers/promises';
import { logBounded } from './bounded-log.ts';

test('logs 50 lines in ten seconds and counts the others, with chunks of any size', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const stream = new PassThrough();
    const lines: string[] = [];
    const last = logBounded([stream], { onLine: (line) => lines.push(line), onFlood: () => {} });
    stream.write(`${'x'.repeat(3000)}\n`);
    await settled();
    expect(lines.pop()).toHaveLength(2000);
    stream.write(
      `${Array.from({ length: 1000 }, (_, number) => `line ${number} of many, long enough for a large piece`).join('\n')}\n`,
    );
    await settled();
    expect(lines).toHaveLength(49);
    expect(last()).toMatch(/line 999 of many/);
    jest.advanceTimersByTime(10_000);
    expect(lines.at(-1)).toBe('(lines left out: 951)');
  } finally {
    jest.useRealTimers();
  }
});

test('reports a flood of more than 16 MB in ten seconds, and stops reading', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
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
  } finally {
    jest.useRealTimers();
  }
});
