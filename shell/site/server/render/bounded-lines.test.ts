import { expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { readBoundedLines } from './bounded-lines.ts';

function reading(longest: number) {
  const stream = new PassThrough();
  const lines: string[] = [];
  let tooLong = 0;
  readBoundedLines(stream, { longest, onLine: (line) => lines.push(line), onTooLong: () => (tooLong += 1) });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { stream, lines, tooLong: () => tooLong, settled };
}

test('joins lines from chunks of any size', async () => {
  const { stream, lines, settled } = reading(100);
  for (const part of ['on', 'e\ntw', 'o\n\nthr', 'ee']) stream.write(part);
  stream.write('\n');
  await settled();
  expect(lines).toEqual(['one', 'two', '', 'three']);
});

test('joins a character that arrives in two chunks', async () => {
  const { stream, lines, settled } = reading(100);
  const bytes = Buffer.from('5 °C\n');
  stream.write(bytes.subarray(0, 3));
  stream.write(bytes.subarray(3));
  await settled();
  expect(lines).toEqual(['5 °C']);
});

test('stops reading when a line is too long, even if it never ends', async () => {
  for (const text of ['x'.repeat(11), `${'x'.repeat(11)}\nafter\n`]) {
    const { stream, lines, tooLong, settled } = reading(10);
    stream.write(`first\n${text}`);
    stream.write('more\n');
    await settled();
    expect({ lines, tooLong: tooLong(), destroyed: stream.destroyed }).toEqual({
      lines: ['first'],
      tooLong: 1,
      destroyed: true,
    });
  }
});
