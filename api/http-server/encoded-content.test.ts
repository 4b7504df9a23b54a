import { expect, test } from '@jest/globals';
import { acceptedEncoding, encodeContent, hasEntityTag } from './encoded-content.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['*', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, br;q=0, *', 'identity'],
  ['identity, br;q=0.2', 'identity'],
  ['gzip;q=0.5, identity;q=0.9', 'identity'],
  ['deflate', 'identity'],
  ['br;q=zero', 'identity'],
  ['br'.repeat(500), 'identity'],
])('a client that sends Accept-Encoding %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['"b"', false],
  ['a', false],
  [' * ', true],
])('the header If-None-Match: %j matches the ETag "a": %s', (header, has) => {
  expect(hasEntityTag(header, '"a"')).toBe(has);
});

test('content is compressed only if that saves bytes', async () => {
  const quality = { brotli: 6, gzip: 6 };
  expect(Object.keys(await encodeContent(Buffer.from('feet to meters '.repeat(100)), quality)).sort()).toEqual([
    'br',
    'gzip',
    'identity',
  ]);
  expect(Object.keys(await encodeContent(Buffer.from('ft'), quality))).toEqual(['identity']);
});

test('a compressed body uses only as much memory as its length', async () => {
  for (const length of [2_000, 40_000, 400_000]) {
    const text = Array.from({ length: length / 10 }, (_, index) => `${Math.sin(index)}`.slice(2, 12)).join('');
    const { br, gzip } = await encodeContent(Buffer.from(text), { brotli: 4, gzip: 6 });
    for (const form of [br, gzip]) expect(form?.buffer.byteLength).toBe(form?.length);
  }
});
