import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { EncodedPage } from './encoded-page.ts';
import { PageCache } from './page-cache.ts';

const ORIGIN = 'https://site.test';
const KILOBYTE = 1024;

const pageOf = (text: string, bytes = 10): EncodedPage => ({
  status: 200,
  policy: '',
  digest: text,
  bodies: { identity: Buffer.alloc(bytes) },
});

let cache: PageCache<string>;
beforeEach(() => {
  cache = new PageCache(64 * KILOBYTE);
});

const keep = (address: string, bytes?: number, origin = ORIGIN, kept = cache) =>
  kept.make(origin, address, async (put) => {
    put(pageOf(address, bytes));
    return address;
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
    const make = jest.fn(() => new Promise<string>((resolve) => setImmediate(resolve, 'page')));
    const responses = await Promise.all([1, 2, 3].map(() => cache.make(ORIGIN, '/a', make)));
    expect([make.mock.calls.length, responses]).toEqual([1, ['page', 'page', 'page']]);
  });

  test('tries again after a failed render', async () => {
    await expect(cache.make(ORIGIN, '/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await keep('/a')).toBe('/a');
  });

  test('does not store a page whose rendering began before the cache was cleared', async () => {
    let finish = () => {};
    const begun = cache.make(ORIGIN, '/a', async (put) => {
      await new Promise<void>((resolve) => (finish = resolve));
      put(pageOf('old'));
      return 'old';
    });
    cache.clear();
    const anew = keep('/a');
    finish();
    expect(await Promise.all([begun, anew])).toEqual(['old', '/a']);
    expect(cache.get(ORIGIN, '/a')?.digest).toBe('/a');
    cache.clear();
    expect(cache.statistics).toMatchObject({ entries: 0, bytes: 0 });
  });

  test('keeps pages only for a few host names, and drops all pages of the others', async () => {
    await keep('/a');
    for (let index = 0; index < 100; index += 1) {
      await keep('/a', 10, `https://invented-${index}.test`);
      cache.get(ORIGIN, '/a');
      await keep('/b'); // visitors keep using the real name
    }
    expect(cache.statistics.entries).toBeLessThanOrEqual(10);
    expect(cache.get(ORIGIN, '/a')).toBeDefined();
  });
});
