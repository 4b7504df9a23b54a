import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkHeader, sendEarlyHints } from '../http/early-hints.ts';
import { pageSearch, pageSpelling, readTarget } from '../http/request-target.ts';
import { publicOrigin } from '../http/visitor.ts';
import { APP_SHELL_PATH, OFFLINE_PATH } from '../render/document/page-renderer.ts';
import { unavailablePage } from '../render/unavailable-page.ts';
import { encodePage, type PageResponse } from '../site/cache/encoded-page.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import type { FeatureSet } from './feature-set.ts';
import { type RequestedPage, pageHeaders, pageOf, uncachedPage } from './make-page.ts';
import type { Revisions } from './revisions.ts';
import { sendEncoded } from './send-encoded.ts';

interface PageHandlerOptions {
  revisions: Revisions;
  features: FeatureSet;
  siteUrl: string | undefined;
  onPage?: ((siteUrl: string) => void) | undefined;
  /** The proxy in front must forward `103 Early Hints`. */
  earlyHints: boolean;
  /** In development, resolves when the latest build is live. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

type RespondWithPage = (address: RequestedPage) => Promise<PageResponse>;

/** The service worker stores these, so they are always of the live revision. */
const KEPT_PATHS: readonly string[] = [OFFLINE_PATH, APP_SHELL_PATH];

const HOME = { path: '/', search: '', written: '/', isPlain: true };

export function pageHandler({ revisions, features, siteUrl, earlyHints, onPage, beforePage }: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    await beforePage?.();
    const target = readTarget(request.originalUrl) ?? HOME;
    if (features.beforePage(request, reply, target)) return reply;
    const { path, written } = target;
    const search = pageSearch(target.search);
    const origin = publicOrigin(request, siteUrl);
    onPage?.(origin);
    const respondWithPage = await responder(request, reply, path);
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
      features.afterPage(request, reply, { address, status: response.page.status });
    return send(request, reply, response);
  };

  async function responder(request: FastifyRequest, reply: FastifyReply, path: string): Promise<RespondWithPage> {
    const { current } = revisions;
    const isKept = KEPT_PATHS.includes(path);
    const choice = isKept ? undefined : features.chooseRevision(request);
    const banner = choice?.unavailable;
    const revision = (await choice?.load()) ?? (banner ? undefined : current);
    if (!revision && current && banner)
      return (address) => uncachedPage(current.renderer.renderNotReady({ ...address, banner }));
    if (!revision) return async () => ({ kind: 'page', page: await encodePage(unavailablePage()), isTemporary: true });
    return respondFrom(request, reply, { revision, isKept });
  }

  function respondFrom(
    request: FastifyRequest,
    reply: FastifyReply,
    { revision, isKept }: { revision: SiteRevision; isKept: boolean },
  ): RespondWithPage {
    const banner = isKept ? undefined : features.bannerOf(request, revision);
    if (banner) return (address) => uncachedPage(revision.renderer.render({ ...address, banner }));
    return (address) =>
      pageOf(revision, address, {
        features,
        whileMaking: () => earlyHints && sendEarlyHints(request, reply, linkHeader(revision, address)),
      });
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
