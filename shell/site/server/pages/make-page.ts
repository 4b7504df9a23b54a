import { compositionHeaders, linkHeader, releaseHeader } from '../http/composition-headers.ts';
import type { PageRendering } from '../render/document/page-renderer.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import {
  type EncodedPage,
  encodePage,
  encodeSmaller,
  type PageResponse,
  withoutIdentity,
} from '../site/cache/encoded-page.ts';

export interface RequestedPage {
  path: string;
  search: string;
  siteUrl: string;
}

/** Brotli size in bytes above which maximum compression is worth half a second of CPU: it saves a round trip. */
const LARGE_BYTES = 16 * 1024;

export async function pageOf(revision: SiteRevision, address: RequestedPage): Promise<PageResponse> {
  const { path, search, siteUrl: origin } = address;
  // Pages with a query are not cached: their number is unbounded.
  const ready = search === '' ? revision.pages.get(origin, path) : undefined;
  if (ready) return { kind: 'page', page: ready, isTemporary: false };
  return preparePage(revision, address);
}

/** Like `pageOf`, but skips the lookup and does not count a miss. */
export function preparePage(revision: SiteRevision, address: RequestedPage): Promise<PageResponse> {
  const { path, search, siteUrl } = address;
  return revision.pages.make(siteUrl, path + search, (keep) => makePage(revision, address, keep));
}

async function makePage(
  revision: SiteRevision,
  address: RequestedPage,
  keep: (page: EncodedPage) => void,
): Promise<PageResponse> {
  const rendered = await revision.renderer.render(address);
  if (rendered.kind === 'redirect') return rendered;
  const isKept = rendered.keep && rendered.status === 200 && address.search === '';
  const composition = {
    ...compositionHeaders(revision),
    ...releaseHeader(revision, address.path),
    ...linkHeader(revision, address),
    ...(isKept && revision.sharedHeaders?.(address.path)),
  };
  const { isEmbedded = false } = rendered;
  const page: EncodedPage = { ...(await encodePage(rendered)), composition, isEmbedded };
  if (isKept) keepPage(page, keep);
  return { kind: 'page', page, isTemporary: !rendered.keep };
}

/** Keeps the page immediately, and a large one again after it is compressed further. */
function keepPage(page: EncodedPage, keep: (page: EncodedPage) => void) {
  const kept = { ...page, headers: pageHeaders(page, false) };
  keep(withoutIdentity(kept));
  if ((kept.bodies.br?.length ?? 0) > LARGE_BYTES)
    void encodeSmaller(kept).then((smaller) => keep(withoutIdentity(smaller)));
}

export async function uncachedPage(rendering: Promise<PageRendering>): Promise<PageResponse> {
  const rendered = await rendering;
  return rendered.kind === 'redirect'
    ? rendered
    : { kind: 'page', page: await encodePage(rendered), isTemporary: true };
}

/** Headers that do not depend on the encoding. */
export function pageHeaders(
  { status, policy, composition }: EncodedPage,
  isTemporary: boolean,
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...composition,
    // Browsers revalidate each time, because the composition can change at any moment.
    'cache-control': isTemporary && status !== 200 ? 'no-store' : 'no-cache',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  };
}
