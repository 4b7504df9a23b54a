import { expect, test } from '@jest/globals';
import { freshness } from './api-proxy.ts';

const LIST = { etag: '"a-br"', 'cache-control': 'public, max-age=60', vary: 'accept-encoding', 'content-length': '2' };

test('an API list is kept for the rest of its time, counted from its age', () => {
  const bornAt = performance.now() - 59_000;
  expect(freshness(200, { ...LIST, age: '59' })).toEqual({ maxAgeMs: 60_000, bornAt: expect.closeTo(bornAt, -3) });
  expect([206, 304, 404].map((status) => freshness(status, LIST))).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['stale', { age: '60' }],
  ['no-store', { 'cache-control': 'no-store' }],
  ['for one visitor', { 'cache-control': 'private, max-age=60' }],
  ['for shared caches for another time', { 'cache-control': 'public, max-age=60, s-maxage=0' }],
  ['asked after each time', { 'cache-control': 'public, no-cache, max-age=60' }],
  ['another for each language', { vary: 'accept-encoding, accept-language' }],
  ['with a cookie', { 'set-cookie': ['a=b'] }],
  ['without a validator', { etag: undefined }],
  ['too long', { 'content-length': '9999999' }],
])('an API response that is %s is not kept', (_what, headers) => {
  expect(freshness(200, { ...LIST, ...headers })).toBeUndefined();
});
