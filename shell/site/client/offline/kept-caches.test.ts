import { beforeAll, expect, test } from '@jest/globals';
import type * as KeptCaches from './kept-caches.ts';
import { stubGlobals } from '../testing/stub-browser.ts';

let kept: typeof KeptCaches;

beforeAll(async () => {
  stubGlobals({
    __WB_DISABLE_DEV_LOGS: true,
    self: globalThis,
    location: { origin: 'https://site.example', href: 'https://site.example/' },
  });
  kept = await import('./kept-caches.ts');
});

interface Answer {
  status?: number;
  redirected?: boolean;
  cacheControl?: string;
}

async function isKept(cache: 'pages' | 'files' | 'calls', { status = 200, redirected = false, cacheControl }: Answer) {
  const headers = new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl });
  const response = { status, redirected, headers } as Response;
  for (const { cacheWillUpdate } of kept[cache].plugins) {
    const given = await cacheWillUpdate?.({ response, request: new Request('https://site.example/x') } as never);
    if (cacheWillUpdate && !given) return false;
  }
  return true;
}

test.each(['pages', 'files', 'calls'] as const)('%s are cached if they are complete', async (cache) => {
  expect(await isKept(cache, {})).toBe(true);
});

test.each(['pages', 'files', 'calls'] as const)('%s are not cached if they were redirected', async (cache) => {
  expect(await isKept(cache, { redirected: true })).toBe(false);
});

test.each([0, 206, 301, 404, 500, 503])('pages with status %d are not cached', async (status) => {
  expect(await isKept('pages', { status })).toBe(false);
});

test('a no-store page is not cached, and a no-cache page is', async () => {
  expect(await isKept('pages', { cacheControl: 'private, no-store' })).toBe(false);
  expect(await isKept('pages', { cacheControl: 'no-cache' })).toBe(true);
});
