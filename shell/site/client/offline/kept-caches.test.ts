import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type * as KeptCaches from './kept-caches.ts';
import { restoreGlobals, stubGlobals } from '../testing/stub-browser.ts';

let kept: typeof KeptCaches;

beforeAll(async () => {
  const location = { origin: 'https://site.example', href: 'https://site.example/' };
  stubGlobals({ __WB_DISABLE_DEV_LOGS: true, self: globalThis, location });
  kept = await import('./kept-caches.ts');
});
afterAll(restoreGlobals);

async function isKept(cache: 'pages' | 'files' | 'calls', { cacheControl = '', ...answer }) {
  const headers = new Headers({ 'cache-control': cacheControl });
  const response = { status: 200, redirected: false, ...answer, headers } as Response;
  for (const { cacheWillUpdate } of kept[cache].plugins)
    if (cacheWillUpdate && !(await cacheWillUpdate({ response } as never))) return false;
  return true;
}

test.each<[Parameters<typeof isKept>[0], Parameters<typeof isKept>[1], boolean]>([
  ['pages', { cacheControl: 'no-cache' }, true],
  ['files', {}, true],
  ['calls', {}, true],
  ['pages', { redirected: true }, false],
  ['files', { redirected: true }, false],
  ['calls', { redirected: true }, false],
  ['pages', { status: 0 }, false],
  ['pages', { status: 503 }, false],
  ['pages', { cacheControl: 'private, no-store' }, false],
])('the cache for %s stores a response with %j: %s', async (cache, answer, isStored) => {
  expect(await isKept(cache, answer)).toBe(isStored);
});
