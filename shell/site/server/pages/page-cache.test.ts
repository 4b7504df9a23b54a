import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { EncodedPage } from './encoded-page.ts';
import { PageCache, type PageResponse } from './page-cache.ts';

const ORIGIN = 'https://site.test';
const KILOBYTE = 1024;

const pageOf = (text: string, bytes = 10): EncodedPage => ({
  status: 200,
  headers: {},
  digest: text,
  bodies: { identity: Buffer.alloc(bytes) },
});

let cache: PageCache;
beforeEach(() => {
  cache = new PageCache(64 * KILOBYTE);
});

const responseOf = (text: string): PageResponse => ({ kind: 'page', page: pageOf(text) });

const keep = (address: string, bytes?: number) =>
  cache.make(ORIGIN, address, async (put) => {
    put(pageOf(address, bytes));
    return responseOf(address);
  });

describe('the cache of pages', () => {
  test('returns a cached page and counts the hit', async () => {
    expect(cache.get(ORIGIN, '/a')).toBeUndefined();
    await keep('/a');
    expect(cache.get(ORIGIN, '/a')?.digest).toBe('/a');
    expect(cache.statistics).toMatchObject({ hits: 1, misses: 1, entries: 1 });
  });

  test('stays within its limit, and drops the least recently used pages', async () => {
    for (const address of ['/a', '/b', '/c']) await keep(address, 16 * KILOBYTE);
    cache.get(ORIGIN, '/a');
    await keep('/d', 16 * KILOBYTE);
    expect(['/a', '/b'].map((address) => cache.has(ORIGIN, address))).toEqual([true, false]);
    expect(cache.statistics.bytes).toBeLessThanOrEqual(64 * KILOBYTE);
  });

  test('renders a page once for concurrent requests', async () => {
    const make = jest.fn(() => new Promise<PageResponse>((resolve) => setImmediate(resolve, responseOf('page'))));
    const responses = await Promise.all([1, 2, 3].map(() => cache.make(ORIGIN, '/a', make)));
    expect([make.mock.calls.length, responses]).toEqual([1, Array(3).fill(responseOf('page'))]);
  });

  test('tries again after a failed render', async () => {
    await expect(cache.make(ORIGIN, '/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await keep('/a')).toEqual(responseOf('/a'));
  });

  test('does not store a page whose rendering began before the cache was cleared', async () => {
    let finish = () => {};
    const begun = cache.make(ORIGIN, '/a', async (put) => {
      await new Promise<void>((resolve) => (finish = resolve));
      put(pageOf('old'));
      return responseOf('old');
    });
    cache.clear();
    const anew = keep('/a');
    finish();
    expect(await Promise.all([begun, anew])).toEqual([responseOf('old'), responseOf('/a')]);
    expect(cache.get(ORIGIN, '/a')?.digest).toBe('/a');
    cache.clear();
    expect(cache.statistics).toMatchObject({ entries: 0, bytes: 0 });
  });
});
