import type { FormSubmission } from '@site/shell-contract';
import { COMPOSITION_HEADER } from '../../app/remotes/browser-composition.ts';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { PageBanner, SiteRevision } from '../live/site-revision.ts';
import { type FramePageRequest, type PageUrl, siteInfo } from '../render/render-messages.ts';
import { composeDocument, type RenderedDocument } from './compose-document.ts';
import { encodePage, type EncodedPage } from './encoded-page.ts';

export interface RequestedPage {
  path: string;
  /** Starts with `?`, or is empty. */
  search: string;
  siteUrl: string;
}

export type PageResponse = { kind: 'redirect'; location: string } | EncodedPage;

export interface PageRequest extends RequestedPage {
  /** A rejected form. Its page is sent at the API's URL, so the page has no scripts. */
  submission?: FormSubmission;
  banner?: PageBanner | undefined;
}

export type PageRendering = { kind: 'redirect'; location: string } | RenderedDocument;

/** The service worker caches this page and shows it offline for pages that it has not cached. */
export const OFFLINE_PATH = '/offline';

/** In this document, the browser renders uncached pages offline. */
export const APP_SHELL_PATH = '/_offline';

/** Without a revision, the site is starting. Pages with a query are not cached, because their number is unbounded. */
export async function renderEncodedPage(
  revision: SiteRevision | undefined,
  request: PageRequest,
): Promise<PageResponse> {
  const rendering = revision ? await renderPage(revision, request) : unavailablePage();
  if (rendering.kind === 'redirect') return rendering;
  const { html, status, policy, keep, isEmbedded } = rendering;
  return encodePage(html, {
    status,
    isEmbedded,
    isKept: keep && status === 200 && request.search === '',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...(revision && pageHeaders(revision, request)),
      // Browsers revalidate every time, because the composition can change at any moment.
      'cache-control': keep || status === 200 ? 'no-cache' : 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
    },
  });
}

/** Responds within the time limit and never rejects, even if a remote fails. */
export async function renderPage(revision: SiteRevision, request: PageRequest): Promise<PageRendering> {
  const { path, submission, banner = revision.banner } = request;
  const { composition, renderers, profile } = revision;
  const pageUrl = buildPageUrl(revision, request);
  if (path === OFFLINE_PATH)
    return framePage(revision, { ...pageUrl, says: 'offline', offlineText: profile.offline.page }, 200);
  if (path === APP_SHELL_PATH) {
    const text = `You’re offline. ${profile.offline.banner}`;
    const offline = { text, link: { label: 'Try again', to: '' }, isOffline: true };
    return framePage(revision, { ...pageUrl, says: 'app-shell' }, 200, offline);
  }
  const match = matchRoute(composition.routes, path);
  if (!match) return framePage(revision, { ...pageUrl, says: 'not-found' }, 404, banner);

  const { pattern, remote, module } = match;
  const route = { pattern, remote, module };
  const response = await renderers.get(remote)?.render({ ...pageUrl, route, submission });
  if (response?.kind === 'redirect') return { kind: 'redirect', location: response.to };
  if (response?.kind === 'page')
    return composeDocument(response.page, pageUrl, revision, { scripts: submission ? 'bare' : match, banner });
  return framePage(revision, { ...pageUrl, says: 'remote-failed', route }, 503, banner);
}

function buildPageUrl(revision: SiteRevision, { path, search, siteUrl }: PageRequest): PageUrl {
  const { composition, navigation, profile, settings } = revision;
  return {
    ...{ path, search, navigation },
    site: siteInfo(settings, siteUrl),
    year: new Date().getUTCFullYear(),
    composition: composition.id,
    texts: profile.texts,
  };
}

async function framePage(
  revision: SiteRevision,
  page: FramePageRequest,
  status: RenderedDocument['status'],
  banner?: PageBanner,
): Promise<RenderedDocument> {
  const parts = await revision.frame.render(page);
  if (!parts) return unavailablePage();
  const isAppShell = page.says === 'app-shell';
  return composeDocument({ ...parts, status, keep: parts.keep && status !== 503 }, page, revision, {
    // The offline page can appear at any URL.
    scripts: page.says === 'offline' ? 'bare' : undefined,
    banner,
    isPlaceholder: status === 503 || isAppShell,
    namesAll: isAppShell,
  });
}

/** The composition is for browsers, the revision for operators. */
export function compositionHeaders({ composition, document }: SiteRevision): Record<string, string> {
  return { [COMPOSITION_HEADER]: composition.id, 'x-revision': String(document.revision) };
}

/** Includes the release for operators. Preloading scripts here would compete with the first paint. */
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

/** Sent while nothing can be rendered, such as before the first composition loads. */
function unavailablePage(): RenderedDocument {
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>The site is starting</title>
</head>
<body>
<h1>The site is starting</h1>
<p>It isn’t ready yet. This page reloads every five seconds.</p>
</body>
</html>
`;
  const policy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";
  return { kind: 'document', html, policy, status: 503, keep: false, isEmbedded: false };
}
