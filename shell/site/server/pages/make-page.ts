import type { ContentNetwork } from '../features/cdn/content-network.ts';
import { compositionHeaders } from '../http/composition-headers.ts';
import { linkHeader } from '../http/early-hints.ts';
import type { RenderedPage } from '../render/page-renderer.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import { type EncodedPage, encodePage, encodeSmaller, type PageResponse, withoutIdentity } from './encoded-page.ts';

export interface PageAddress {
  path: string;
  search: string;
  /** Public origin. */
  siteUrl: string;
}

/** Of brotli. A few pages are larger: as small as can be, they take a round trip less, which is worth half a second of a processor. */
const LARGE_BYTES = 16 * 1024;

interface MakingOptions {
  /** What keeps pages in front of the site, if something does. */
  network?: ContentNetwork | undefined;
  /** Called where the page is not ready, before it is made. */
  whileMaking?: () => void;
}

/** From memory where it is there. */
export async function pageOf(
  revision: SiteRevision,
  address: PageAddress,
  { network, whileMaking }: MakingOptions = {},
): Promise<PageResponse> {
  const { path, search, siteUrl: origin } = address;
  // Any query makes an address of its own: only the plain ones, of which there are so many and no more, are kept.
  const ready = search === '' ? revision.pages.get(origin, path) : undefined;
  if (ready) return { kind: 'page', page: ready, isStopgap: false };
  whileMaking?.();
  return preparePage(revision, address, network);
}

/** As `pageOf`, for whoever knows that it is not in memory: it is not counted as missed. */
export function preparePage(
  revision: SiteRevision,
  address: PageAddress,
  network: ContentNetwork | undefined,
): Promise<PageResponse> {
  const { path, search, siteUrl } = address;
  return revision.pages.make(siteUrl, path + search, (keep) => makePage(revision, address, keep, network));
}

async function makePage(
  revision: SiteRevision,
  address: PageAddress,
  keep: (page: EncodedPage) => void,
  network?: ContentNetwork,
): Promise<PageResponse> {
  const { renderer, pages } = revision;
  const former = address.search === '' ? pages.takeStale(address.siteUrl, address.path) : undefined;
  const carried = former && (await renderer.reuse(address, former));
  const rendered = carried ?? (await renderer.render(address));
  if (rendered.kind === 'redirect') return rendered;
  const isKept = rendered.keep && rendered.status === 200 && address.search === '';
  const page: EncodedPage = {
    ...(await encodePage(rendered)),
    composition: {
      ...compositionHeaders(revision),
      ...linkHeader(revision, address),
      ...(isKept && network?.headersOf(revision, address.path)),
    },
  };
  if (isKept) {
    const kept = { ...page, headers: pageHeaders(page, false), ...(rendered.basis && { basis: rendered.basis }) };
    keep(withoutIdentity(kept));
    if ((kept.bodies.br?.length ?? 0) > LARGE_BYTES)
      void encodeSmaller(kept).then((smaller) => keep(withoutIdentity(smaller)));
  }
  return { kind: 'page', page, isStopgap: !rendered.keep, isCarriedOver: carried !== undefined };
}

/** For one visitor alone. */
export async function uncachedPage(rendering: Promise<RenderedPage>): Promise<PageResponse> {
  const rendered = await rendering;
  return rendered.kind === 'redirect' ? rendered : { kind: 'page', page: await encodePage(rendered), isStopgap: true };
}

/** All that a page is sent with, but for what hangs on its form. */
export function pageHeaders({ status, policy, composition }: EncodedPage, isStopgap: boolean): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...composition,
    // A composition may change at any moment: a browser asks each time, and mostly learns that nothing has.
    'cache-control': isStopgap && status !== 200 ? 'no-store' : 'no-cache',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  };
}
