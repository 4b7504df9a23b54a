import { beforeEach, expect, test } from '@jest/globals';
import { ApiResponseCache, isCacheable } from './api-response-cache.ts';

const KEY = { site: 'http://site.test', path: '/api/units', encoding: 'br' } as const;
const BODY = Buffer.from('[]');
const LIST = {
  etag: '"a-br"',
  'cache-control': 'public, max-age=60',
  vary: 'accept-encoding',
  'content-encoding': 'br',
  'content-length': '2',
  'content-type': 'application/json',
};

let answers: ApiResponseCache;
beforeEach(() => {
  answers = new ApiResponseCache();
});

test('a cached API response is reused only for the same address, host name, and encoding, without headers of the first request', () => {
  const once = { 'x-request-id': 'first', connection: 'close', 'keep-alive': 'timeout=5' };
  answers.beginStore(KEY)({ ...LIST, ...once }, BODY);
  const [head, validators] = [Object.entries(LIST).flat(), Object.entries(LIST).slice(0, 3).flat()];
  expect(answers.get(KEY)).toMatchObject({ age: 0, form: { etag: '"a-br"', body: BODY, head, validators } });
  for (const other of [{ site: 'https://site.test' }, { path: '/api/units/length' }, { encoding: 'gzip' as const }])
    expect(answers.get({ ...KEY, ...other })).toBeUndefined();
});

test('a cached API response has the age that an earlier cache reported, and is dropped when it is stale or the cache was cleared', () => {
  answers.beginStore(KEY)({ ...LIST, age: '59' }, BODY);
  expect(answers.get(KEY)?.age).toBe(59);
  answers.beginStore(KEY)({ ...LIST, age: '60' }, BODY);
  expect(answers.get(KEY)).toBeUndefined();
  const keep = answers.beginStore(KEY);
  answers.clear();
  keep(LIST, BODY);
  expect(answers.get(KEY)).toBeUndefined();
});

test.each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['for one visitor', { 'cache-control': 'private, max-age=60' }],
  ['for shared caches for another time', { 'cache-control': 'public, max-age=60, s-maxage=0' }],
  ['asked after each time', { 'cache-control': 'public, no-cache, max-age=60' }],
  ['another for each language', { vary: 'accept-encoding, accept-language' }],
  ['with a cookie', { 'set-cookie': ['a=b'] }],
  ['without a validator', { etag: undefined }],
  ['too long', { 'content-length': '9999999' }],
])('an API response that is %s is not kept', (_what, headers) => {
  expect([200, 206, 304, 404].map((status) => isCacheable(status, LIST))).toEqual([true, false, false, false]);
  expect(isCacheable(200, { ...LIST, ...headers })).toBe(false);
});
