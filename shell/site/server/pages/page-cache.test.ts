import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SiteRevision } from '../live/site-revision.ts';
import type { EncodedPage } from './encoded-page.ts';
import { PageCache } from './page-cache.ts';
import type { PageResponse } from './render-page.ts';

const KILOBYTE = 1024;

const getResponse = (text: string, bytes = 10): PageResponse => ({
  kind: 'page',
  status: 200,
  headers: {},
  digest: text,
  bodies: { identity: Buffer.alloc(bytes) },
  isKept: true,
});

let cache: PageCache;
let revision: SiteRevision;
beforeEach(() => {
  cache = new PageCache();
  revision = { pageBytes: 64 * KILOBYTE } as SiteRevision;
});

const keep = (key: string, bytes?: number) => cache.fetch(revision, key, async () => getResponse(key, bytes));
const kept = (key: string) => (cache.of(revision).get(key) as EncodedPage | undefined)?.digest;

describe('the cache of pages', () => {
  test('returns cached pages only for their revision', async () => {
    expect(kept('/a')).toBeUndefined();
    await keep('/a');
    expect([kept('/a'), cache.of(revision).size]).toEqual(['/a', 1]);
    expect(cache.of({ ...revision }).get('/a')).toBeUndefined();
  });

  test('stays within its limit by dropping the least recently used pages', async () => {
    for (const key of ['/a', '/b', '/c']) await keep(key, 16 * KILOBYTE);
    kept('/a');
    await keep('/d', 16 * KILOBYTE);
    expect(['/a', '/b'].map((key) => cache.of(revision).has(key))).toEqual([true, false]);
    expect(cache.of(revision).calculatedSize).toBeLessThanOrEqual(revision.pageBytes);
  });

  test('renders a page only once for concurrent requests', async () => {
    const make = jest.fn(() => new Promise<PageResponse>((resolve) => setImmediate(resolve, getResponse('page'))));
    const responses = await Promise.all([1, 2, 3].map(() => cache.fetch(revision, '/a', make)));
    expect([make.mock.calls.length, responses]).toEqual([1, Array(3).fill(getResponse('page'))]);
  });

  test.each<PageResponse>([
    { ...getResponse('degraded'), isKept: false } as PageResponse,
    { kind: 'redirect', location: '/' },
  ])('does not store %j', async (response) => {
    const make = jest.fn(async () => response);
    expect(await cache.fetch(revision, '/a', make)).toEqual(response);
    expect(await cache.fetch(revision, '/a', make)).toEqual(response);
    expect([make.mock.calls.length, cache.of(revision).size]).toEqual([2, 0]);
  });

  test('retries after a failure', async () => {
    await expect(cache.fetch(revision, '/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await keep('/a')).toEqual(getResponse('/a'));
  });

  test('does not store a page whose rendering began before the cache was cleared', async () => {
    let finish = () => {};
    const pending = cache.fetch(revision, '/a', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return getResponse('old');
    });
    cache.of(revision).clear();
    const anew = keep('/a');
    finish();
    expect(await Promise.all([pending, anew])).toEqual([getResponse('old'), getResponse('/a')]);
    expect(kept('/a')).toBe('/a');
    cache.of(revision).clear();
    expect(cache.of(revision).size).toBe(0);
  });
});
