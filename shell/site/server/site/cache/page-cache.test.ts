import { beforeEach, describe, expect, test } from '@jest/globals';
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

const keep = (address: string, bytes?: number, origin = ORIGIN) =>
  cache.make(origin, address, async (put) => {
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
    expect(cache.get(ORIGIN, '/b')).toBeUndefined();
    expect(cache.get(ORIGIN, '/a')).toBeDefined();
    expect(cache.statistics.bytes).toBeLessThanOrEqual(64 * KILOBYTE);
  });

  test('never exceeds its limit in bytes', async () => {
    for (let index = 0; index < 500; index += 1) {
      await keep(`/${index % 90}`, (index * 7919) % (80 * KILOBYTE));
      expect(cache.statistics.bytes).toBeLessThanOrEqual(64 * KILOBYTE);
    }
    expect(cache.statistics.entries).toBeGreaterThan(0);
  });

  test('does not store a page larger than the limit, and keeps the others', async () => {
    await keep('/a');
    await keep('/huge', 65 * KILOBYTE);
    expect(cache.get(ORIGIN, '/huge')).toBeUndefined();
    expect(cache.get(ORIGIN, '/a')).toBeDefined();
  });

  test('renders a page once for concurrent requests', async () => {
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return 'page';
    };
    const responses = await Promise.all([1, 2, 3].map(() => cache.make(ORIGIN, '/a', make)));
    expect([made, responses]).toEqual([1, ['page', 'page', 'page']]);
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

  test('is empty after it is cleared', async () => {
    for (const address of ['/a', '/b']) await keep(address);
    cache.clear();
    expect(cache.statistics).toMatchObject({ entries: 0, bytes: 0 });
  });
});

describe('a page of an earlier revision', () => {
  let next: PageCache<string>;
  beforeEach(() => {
    next = new PageCache(64 * KILOBYTE);
  });

  test('is not served, but can be reused once by the next revision', async () => {
    await keep('/a');
    next.seedFrom(cache, () => true);
    expect([next.get(ORIGIN, '/a'), next.ready(ORIGIN, '/a'), next.has(ORIGIN, '/a')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    expect(next.statistics.entries).toBe(0);
    expect(next.takeStale(ORIGIN, '/a')?.digest).toBe('/a');
    expect(next.takeStale(ORIGIN, '/a')).toBeUndefined();
    expect(next.statistics).toMatchObject({ entries: 0, bytes: 0 });
  });

  test('is kept only if it is useful, and never replaces a new page', async () => {
    for (const address of ['/a', '/b']) await keep(address);
    next.seedFrom(cache, ({ digest }) => digest === '/b');
    expect(next.takeStale(ORIGIN, '/a')).toBeUndefined();
    await next.make(ORIGIN, '/b', async (put) => {
      put(pageOf('own'));
      return 'own';
    });
    expect(next.takeStale(ORIGIN, '/b')).toBeUndefined();
    expect(next.get(ORIGIN, '/b')?.digest).toBe('own');
    expect(next.statistics.entries).toBe(1);
  });

  test('carries over to the revision after the next', async () => {
    await keep('/a');
    next.seedFrom(cache, () => true);
    const third = new PageCache<string>(64 * KILOBYTE);
    third.seedFrom(next, () => true);
    expect(third.takeStale(ORIGIN, '/a')?.digest).toBe('/a');
  });

  test('shares the limit, and is dropped before new pages, the least recently used first', async () => {
    for (const address of ['/a', '/b', '/c']) await keep(address, 18 * KILOBYTE);
    cache.get(ORIGIN, '/a');
    next.seedFrom(cache, () => true);
    expect(next.fullness).toBe(0);
    await next.make(ORIGIN, '/d', async (put) => {
      put(pageOf('/d', 18 * KILOBYTE));
      return '/d';
    });
    expect(next.statistics.bytes).toBeLessThanOrEqual(64 * KILOBYTE);
    expect(next.fullness).toBeGreaterThan(0.25);
    expect(next.fullness).toBeLessThan(0.35);
    expect(['/a', '/b', '/c'].map((address) => next.takeStale(ORIGIN, address)?.digest)).toEqual([
      '/a',
      undefined,
      '/c',
    ]);
  });

  test('is dropped when the cache is cleared, together with renders in progress', async () => {
    for (const address of ['/a', '/b']) await keep(address);
    next.seedFrom(cache, () => true);
    const making = next.make(ORIGIN, '/a', async (put) => {
      const former = next.takeStale(ORIGIN, '/a');
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (former) put(former);
      return former?.digest ?? 'none';
    });
    next.clear();
    expect(await making).toBe('/a');
    expect([next.get(ORIGIN, '/a'), next.takeStale(ORIGIN, '/b')]).toEqual([undefined, undefined]);
    expect(next.statistics).toMatchObject({ entries: 0, bytes: 0 });
    expect(next.fullness).toBe(0);
  });
});
