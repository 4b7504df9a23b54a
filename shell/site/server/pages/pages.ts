import { pageHeaders } from '../http/composition-headers.ts';
import type { SiteRevision } from '../live/site-revision.ts';
import { type EncodedPage, encodePage, encodeSmaller, withoutIdentity } from './encoded-page.ts';
import { PageCache, type PageResponse } from './page-cache.ts';
import { type PageRendering, renderPage } from './render-page.ts';

export interface RequestedPage {
  path: string;
  search: string;
  siteUrl: string;
}

/** Brotli size in bytes above which maximum compression is worth half a second of CPU: it saves a round trip. */
const LARGE_BYTES = 16 * 1024;

/** Makes and keeps the pages of all revisions. Each revision has its own, so a switch replaces them in one step. */
export class Pages {
  readonly #caches = new WeakMap<SiteRevision, PageCache>();

  of(revision: SiteRevision): PageCache {
    const cache = this.#caches.get(revision) ?? new PageCache(revision.pageBytes);
    this.#caches.set(revision, cache);
    return cache;
  }

  /** Pages with a query are not cached: their number is unbounded. */
  async get(revision: SiteRevision, address: RequestedPage): Promise<PageResponse> {
    const { path, search, siteUrl } = address;
    const page = search === '' ? this.of(revision).get(siteUrl, path) : undefined;
    return page ? { kind: 'page', page } : this.make(revision, address);
  }

  make(revision: SiteRevision, address: RequestedPage): Promise<PageResponse> {
    const { path, search, siteUrl } = address;
    return this.of(revision).make(siteUrl, path + search, async (keep) => {
      const rendered = await renderPage(revision, address);
      const isKept = rendered.kind === 'document' && rendered.keep && rendered.status === 200 && search === '';
      const response = await encodeRendering(rendered, {
        ...pageHeaders(revision, address),
        ...(isKept && revision.sharedHeaders?.(path)),
      });
      if (isKept && response.kind === 'page') keepPage(response.page, keep);
      return response;
    });
  }
}

export async function encodeRendering(
  rendering: PageRendering,
  headers: Readonly<Record<string, string>> = {},
): Promise<PageResponse> {
  if (rendering.kind === 'redirect') return rendering;
  const { html, status, policy, keep, isEmbedded } = rendering;
  const page = await encodePage(html, {
    status,
    isEmbedded,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...headers,
      // Browsers revalidate each time, because the composition can change at any moment.
      'cache-control': keep || status === 200 ? 'no-cache' : 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
    },
  });
  return { kind: 'page', page };
}

/** Keeps the page immediately, and a large one again after it is compressed further. */
function keepPage(page: EncodedPage, keep: (page: EncodedPage) => void) {
  keep(withoutIdentity(page));
  if ((page.bodies.br?.length ?? 0) > LARGE_BYTES)
    void encodeSmaller(page).then((smaller) => keep(withoutIdentity(smaller)));
}
