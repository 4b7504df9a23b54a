import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type * as KeptCaches from './kept-caches.ts';
import { stubGlobals } from '../testing/stub-browser.ts';

let kept: typeof KeptCaches;
const restore: (() => void)[] = [];
const stub = (values: Record<string, unknown>) => restore.unshift(stubGlobals(values));

beforeAll(async () => {
  stub({
    __WB_DISABLE_DEV_LOGS: true,
    self: globalThis,
    location: { origin: 'https://site.example', href: 'https://site.example/' },
  });
  kept = await import('./kept-caches.ts');
});
afterAll(() => restore.forEach((one) => one()));

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

test('responses of the API are cached for one composition each', async () => {
  const keyOf = async (composition: string) => {
    const request = new Request('https://site.example/api/categories', { headers: { 'x-composition': composition } });
    const [plugin] = kept.calls.plugins.filter(({ cacheKeyWillBeUsed }) => cacheKeyWillBeUsed);
    return plugin?.cacheKeyWillBeUsed?.({ request, mode: 'read' } as never);
  };
  expect(await keyOf('a')).not.toEqual(await keyOf('b'));
  expect(await keyOf('a')).toEqual(await keyOf('a'));
});

test('a script that fails is requested once more, past the HTTP cache', async () => {
  const fetched: Request[] = [];
  stub({ fetch: async (request: Request) => (fetched.push(request), new Response('script')) });
  const retry = async (cache: RequestCache) => {
    const [plugin] = kept.files.plugins.filter(({ handlerDidError }) => handlerDidError);
    return plugin?.handlerDidError?.({ request: new Request('https://site.example/a.js', { cache }) } as never);
  };
  expect(await retry('default')).toBeDefined();
  expect(fetched.map(({ cache }) => cache)).toEqual(['no-store']);
  expect(await retry('no-store')).toBeUndefined();
  expect(fetched).toHaveLength(1);
});
