import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { readBoundedLines } from './process-output.ts';

function reading(maxBytes: number) {
  const stream = new PassThrough();
  const lines: string[] = [];
  let tooLong = 0;
  readBoundedLines(stream, { maxBytes, onLine: (line) => lines.push(line), onTooLong: () => (tooLong += 1) });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { stream, lines, tooLong: () => tooLong, settled };
}

test('joins lines from chunks of any size, even if a character is split between two chunks', async () => {
  const { stream, lines, settled } = reading(100);
  const bytes = Buffer.from('one\ntwo\n\n5 °C\n');
  for (const byte of bytes) stream.write(Buffer.of(byte));
  await settled();
  expect(lines).toEqual(['one', 'two', '', '5 °C']);
});

test('stops reading when a line is too long, even if it never ends', async () => {
  for (const text of ['x'.repeat(11), `${'x'.repeat(11)}\nafter\n`]) {
    const { stream, lines, tooLong, settled } = reading(10);
    stream.write(`first\n${text}`);
    stream.write('more\n');
    await settled();
    expect([lines, tooLong(), stream.destroyed]).toEqual([['first'], 1, true]);
  }
});
