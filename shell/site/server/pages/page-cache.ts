import { LRUCache } from 'lru-cache';
import type { SiteRevision } from '../live/site-revision.ts';
import { type EncodedPage, encodePage, computeSize } from './encoded-page.ts';
import { type PageRendering, renderPage, type RequestedPage } from './render-page.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';

export type PageResponse = { kind: 'redirect'; location: string } | EncodedPage;

type Make = () => Promise<PageResponse | undefined>;
type Cache = LRUCache<string, PageResponse, Make>;

/** Larger than any cache, so it is not stored. */
const NOT_KEPT = Number.MAX_SAFE_INTEGER;

/**
 * Makes and keeps pages and text files, by origin and path. Each revision has its own, so a switch replaces them in one
 * step. When their bytes reach the limit, the least recently used go first.
 */
export class PageCache {
  readonly #caches = new WeakMap<SiteRevision, Cache>();

  /** Pages with a query are not kept: their number is unbounded. */
  async get(revision: SiteRevision, requested: RequestedPage): Promise<PageResponse> {
    const { path, search, siteUrl } = requested;
    const response = await this.fetch(revision, siteUrl + path + search, async () => {
      const rendering = await renderPage(revision, requested);
      return encodeRendering(rendering, { headers: pageHeaders(revision, requested), mayKeep: search === '' });
    });
    return response as PageResponse;
  }

  /** Concurrent requests make it once. What began before `clear` is not kept. */
  fetch(revision: SiteRevision, key: string, make: Make): Promise<PageResponse | undefined> {
    return this.#of(revision).fetch(key, { context: make });
  }

  getKept(revision: SiteRevision, key: string): EncodedPage | undefined {
    const response = this.#of(revision).get(key);
    return response?.kind === 'page' ? response : undefined;
  }

  /** Does not count as a use. */
  has(revision: SiteRevision, key: string): boolean {
    return this.#of(revision).has(key);
  }

  clear(revision: SiteRevision): void {
    this.#of(revision).clear();
  }

  entries(revision: SiteRevision): number {
    return this.#of(revision).size;
  }

  /** Share of the capacity in use, 0 to 1. */
  fullness(revision: SiteRevision): number {
    const { calculatedSize, maxSize } = this.#of(revision);
    return calculatedSize / maxSize;
  }

  #of(revision: SiteRevision): Cache {
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

export async function encodeRendering(
  rendering: PageRendering,
  { headers = {}, mayKeep = false }: { headers?: EncodedPage['headers']; mayKeep?: boolean } = {},
): Promise<PageResponse> {
  if (rendering.kind === 'redirect') return rendering;
  const { html, status, policy, keep, isEmbedded } = rendering;
  return encodePage(html, {
    status,
    isEmbedded,
    isKept: mayKeep && keep && status === 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...headers,
      // Browsers revalidate each time, because the composition can change at any moment.
      'cache-control': keep || status === 200 ? 'no-cache' : 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
    },
  });
}

/** The composition is for browsers, the revision for operators. */
export function compositionHeaders({ composition, document }: SiteRevision): Record<string, string> {
  return { [COMPOSITION_HEADER]: composition.id, 'x-revision': String(document.revision) };
}

/**
 * Names the release of a page for operators. Preconnects to the page's remote if it has its own origin. Does not preload
 * scripts: they would compete with the first paint.
 */
export function pageHeaders(revision: SiteRevision, { path, siteUrl }: { path: string; siteUrl: string }) {
  const { composition, loaded } = revision;
  const remote = matchRoute(composition.routes, path)?.remote;
  if (remote === undefined) return compositionHeaders(revision);
  const base = composition.remotes[remote]?.base;
  const origin = base && new URL(base).origin;
  return {
    ...compositionHeaders(revision),
    'x-release': `${remote} ${loaded[remote]?.version ?? 'unavailable'}`,
    // Scripts are fetched without credentials, which needs a separate connection.
    ...(origin && origin !== siteUrl && { link: `<${origin}>; rel=preconnect; crossorigin` }),
  };
}
