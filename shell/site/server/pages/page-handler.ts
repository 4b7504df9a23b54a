import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageSearch, pageSpelling, readTarget } from '../http/request-target.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { Revisions } from '../live/revisions.ts';
import type { PageBanner, SiteRevision } from '../live/site-revision.ts';
import { sendEncoded } from './encoded-page.ts';
import type { PageCache } from './page-cache.ts';
import {
  APP_SHELL_PATH,
  OFFLINE_PATH,
  type PageResponse,
  renderEncodedPage,
  type RequestedPage,
} from './render-page.ts';

interface PageHandlerOptions {
  revisions: Pick<Revisions, 'current'>;
  pages: PageCache;
  siteUrl: string | undefined;
  onPage?: ((siteUrl: string) => void) | undefined;
  /** In development, resolves when the latest build is live. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

export interface ServedPage {
  page: RequestedPage;
  status: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Shown if the revision has no banner of its own. The page is then rendered only for this request. */
    banner?: PageBanner | undefined;
    /** Set when a page is sent, except for redirects and embedded pages. */
    servedPage?: ServedPage | undefined;
  }
  interface FastifyContextConfig {
    isPage?: true;
  }
}

interface PageSource {
  revision: SiteRevision | undefined;
  banner?: PageBanner | undefined;
}

/** The service worker stores these, so they always come from the live revision. */
const KEPT_PATHS: readonly string[] = [OFFLINE_PATH, APP_SHELL_PATH];

const HOME = { path: '/', search: '', written: '/', isPlain: true };

export function pageHandler({ revisions, pages, siteUrl: configuredUrl, onPage, beforePage }: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    await beforePage?.();
    const target = readTarget(request.originalUrl) ?? HOME;
    const { path, written } = target;
    const search = pageSearch(target.search);
    const siteUrl = publicOrigin(request, configuredUrl);
    onPage?.(siteUrl);
    const isForAll = KEPT_PATHS.includes(path);
    const source = isForAll ? { revision: revisions.current } : await chooseSource(request);
    const spelling = pageSpelling(path);
    if (spelling !== written || search !== target.search) {
      // Redirect to the canonical URL if a page exists there.
      const canonical = await getPage({ path: spelling, search, siteUrl }, source);
      if (canonical.kind === 'redirect') return redirect(reply, canonical.location);
      if (canonical.status === 200) return redirect(reply, spelling + search, 'public, max-age=3600');
      if (spelling === path) return sendEncoded(request, reply, canonical);
    }
    const requested = { path, search, siteUrl };
    const page = await getPage(requested, source);
    if (page.kind === 'redirect') return redirect(reply, page.location);
    if (!page.isEmbedded) request.servedPage = { page: requested, status: page.status };
    return sendEncoded(request, reply, page);
  };

  async function chooseSource({ choice, banner }: FastifyRequest): Promise<PageSource> {
    const chosen = await choice?.load();
    const revision = chosen ?? revisions.current;
    if (choice?.unavailable && !chosen) return { revision, banner: choice.unavailable() };
    return { revision, banner: revision?.banner ? undefined : banner };
  }

  function getPage(requested: RequestedPage, { revision, banner }: PageSource): Promise<PageResponse> {
    return revision && !banner ? pages.get(revision, requested) : renderEncodedPage(revision, { ...requested, banner });
  }
}

/** By default, browsers revalidate, because the next composition may redirect elsewhere. */
function redirect(reply: FastifyReply, location: string, cacheControl = 'no-cache') {
  return reply.header('cache-control', cacheControl).redirect(location, 301);
}
