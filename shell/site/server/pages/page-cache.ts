import { LRUCache } from 'lru-cache';
import type { SiteRevision } from '../live/site-revision.ts';
import { computeSize } from './encoded-page.ts';
import { type PageResponse, renderEncodedPage, type RequestedPage } from './render-page.ts';

type Make = () => Promise<PageResponse | undefined>;
type Cache = LRUCache<string, PageResponse, Make>;

/** A size above every limit keeps a page out of the cache. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER;

/** Each revision has its own cache of pages and text files, so a switch replaces all of them in one step. */
export class PageCache {
  readonly #caches = new WeakMap<SiteRevision, Cache>();

  async get(revision: SiteRevision, requested: RequestedPage): Promise<PageResponse> {
    const { path, search, siteUrl } = requested;
    const render = () => renderEncodedPage(revision, requested);
    return (await this.fetch(revision, siteUrl + path + search, render)) as PageResponse;
  }

  /** Concurrent requests share one call of `make`. Calls that began before the cache was cleared are not cached. */
  fetch(revision: SiteRevision, key: string, make: Make): Promise<PageResponse | undefined> {
    return this.of(revision).fetch(key, { context: make });
  }

  of(revision: SiteRevision): Cache {
    const cache = this.#caches.get(revision) ?? newCache(revision.pageBytes);
    this.#caches.set(revision, cache);
    return cache;
  }
}

function newCache(maxSize: number): Cache {
  return new LRUCache({
    maxSize,
    sizeCalculation: (response, key) =>
      response.kind === 'page' && response.isKept ? computeSize(response, key) : NOT_KEPT,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  });
}
