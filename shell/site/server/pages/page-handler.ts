import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageSearch, pageSpelling, readTarget } from '../http/request-target.ts';
import { publicOrigin } from '../http/visitor.ts';
import { APP_SHELL_PATH, OFFLINE_PATH } from '../render/document/page-renderer.ts';
import { unavailablePage } from '../render/unavailable-page.ts';
import { encodePage, type PageResponse } from '../site/cache/encoded-page.ts';
import type { PageBanner } from '../render/document/page-banner.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import { type RequestedPage, pageHeaders, pageOf, uncachedPage } from './make-page.ts';
import type { Revisions } from './revisions.ts';
import { sendEncoded } from './send-encoded.ts';

interface PageHandlerOptions {
  revisions: Revisions;
  siteUrl: string | undefined;
  onPage?: ((siteUrl: string) => void) | undefined;
  /** In development, resolves when the latest build is live. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Shown on pages of a revision without a banner of its own. The page is then rendered for this request alone. */
    banner?: PageBanner | undefined;
    /** Set once a page, but not a redirect, is sent. */
    servedPage?: { address: RequestedPage; status: number } | undefined;
  }
  interface FastifyContextConfig {
    isPage?: true;
  }
}

type RespondWithPage = (address: RequestedPage) => Promise<PageResponse>;

/** The service worker stores these, so they are always of the live revision. */
const KEPT_PATHS: readonly string[] = [OFFLINE_PATH, APP_SHELL_PATH];

const HOME = { path: '/', search: '', written: '/', isPlain: true };

export function pageHandler({ revisions, siteUrl, onPage, beforePage }: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    await beforePage?.();
    const target = readTarget(request.originalUrl) ?? HOME;
    const { path, written } = target;
    const search = pageSearch(target.search);
    const origin = publicOrigin(request, siteUrl);
    onPage?.(origin);
    const respondWithPage = await responder(request, path);
    const spelling = pageSpelling(path);
    if (spelling !== written || search !== target.search) {
      // Redirects to the canonical URL if a page exists there.
      const canonical = await respondWithPage({ path: spelling, search, siteUrl: origin });
      if (canonical.kind === 'redirect') return redirect(reply, canonical.location);
      if (canonical.page.status === 200) return redirect(reply, spelling + search, 'public, max-age=3600');
      if (spelling === path) return send(request, reply, canonical);
    }
    const address = { path, search, siteUrl: origin };
    const response = await respondWithPage(address);
    if (response.kind === 'page' && !response.page.isEmbedded)
      request.servedPage = { address, status: response.page.status };
    return send(request, reply, response);
  };

  async function responder(request: FastifyRequest, path: string): Promise<RespondWithPage> {
    const { current } = revisions;
    const isKept = KEPT_PATHS.includes(path);
    const choice = isKept ? undefined : revisions.choose(request);
    const banner = choice?.unavailable;
    const revision = (await choice?.load()) ?? (banner ? undefined : current);
    if (!revision && current && banner)
      return (address) => uncachedPage(current.renderer.renderNotReady({ ...address, banner }));
    if (!revision) return async () => ({ kind: 'page', page: await encodePage(unavailablePage()), isTemporary: true });
    return respondFrom(revision, isKept || revision.banner ? undefined : request.banner);
  }

  function respondFrom(revision: SiteRevision, banner: PageBanner | undefined): RespondWithPage {
    if (banner) return (address) => uncachedPage(revision.renderer.render({ ...address, banner }));
    return (address) => pageOf(revision, address);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, response: PageResponse) {
  if (response.kind === 'redirect') return redirect(reply, response.location);
  const { page, isTemporary } = response;
  if (page.isEmbedded) reply.removeHeader('x-frame-options').removeHeader('set-cookie');
  return sendEncoded(request, reply, page, pageHeaders(page, isTemporary));
}

/** Browsers revalidate, because the next composition may redirect elsewhere. */
function redirect(reply: FastifyReply, location: string, cacheControl = 'no-cache') {
  return reply.header('cache-control', cacheControl).redirect(location, 301);
}
