import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { ContentNetwork } from '../features/cdn/content-network.ts';
import { linkHeader, sendEarlyHints } from '../http/early-hints.ts';
import type { PreviewVisits } from '../features/previews/preview-visits.ts';
import { pageSearch, pageSpelling, readTarget } from '../http/request-target.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { PageBanner } from '../render/document/page-banner.ts';
import { APP_SHELL_PATH, OFFLINE_PATH } from '../render/document/page-renderer.ts';
import { PREVIEW_AWAY, PREVIEW_ENDED, PREVIEW_IN_FORCE } from '../features/previews/preview-banner.ts';
import type { Revisions } from './revisions.ts';
import type { SiteRevision } from '../site/site-revision.ts';
import type { RolloutVisits } from '../features/canary/rollout-visits.ts';
import { encodePage, type PageResponse } from '../site/cache/encoded-page.ts';
import { sendEncoded } from './send-encoded.ts';
import { unavailablePage } from '../render/unavailable-page.ts';
import { type PageAddress, pageHeaders, pageOf, uncachedPage } from './make-page.ts';

interface PageHandlerOptions {
  revisions: Revisions;
  visits: PreviewVisits;
  rolloutVisits: RolloutVisits;
  network?: ContentNetwork | undefined;
  /** Configured public origin. Defaults to the origin of the request. */
  siteUrl: string | undefined;
  onPage?: ((siteUrl: string) => void) | undefined;
  /** The proxy in front must forward `103 Early Hints`. */
  earlyHints: boolean;
  /** In development, resolves when the latest build is live. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

type RespondWithPage = (address: PageAddress) => Promise<PageResponse>;

/** The service worker stores these, so previews and canaries must not affect them. */
const KEPT_PATHS: readonly string[] = [OFFLINE_PATH, APP_SHELL_PATH];

const HOME = { path: '/', search: '', written: '/' };

export function pageHandler({
  revisions,
  visits,
  rolloutVisits,
  network,
  siteUrl,
  earlyHints,
  onPage,
  beforePage,
}: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    await beforePage?.();
    const target = readTarget(request.originalUrl) ?? HOME;
    if (visits.follow(request, reply, target)) return reply;
    rolloutVisits.enter(request, reply);
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
    const response = await respondWithPage({ path, search, siteUrl: origin });
    if (request.previewEnded && response.kind === 'page') visits.forget(request, reply);
    if (response.kind === 'page')
      countView(request, { path, search, siteUrl: origin }, response.page.status).catch((error: unknown) =>
        request.log.warn({ err: error }, 'A view could not be counted for the canary.'),
      );
    return send(request, reply, response);
  };

  /**
   * Visitors choose URLs, so a bad URL must not abort a canary. With a query or route parameters, a failure counts
   * only if the other release serves the same URL.
   */
  async function countView(request: FastifyRequest, address: PageAddress, status: number) {
    const arm = request.rollout?.arm;
    const match = arm && matchRoute(revisions.readyOf(request)?.composition.routes ?? [], address.path);
    if (!match) return;
    const isFailed = status === 503;
    if (isFailed && (address.search !== '' || /[:*]/.test(match.pattern))) {
      const other = revisions.readyOf({ rollout: { arm: arm === 'canary' ? 'current' : 'canary' } });
      const compared = other && (await pageOf(other, address, { network }));
      if (compared?.kind !== 'page' || compared.page.status !== 200) return;
    }
    rolloutVisits.countView(request, match.remote, isFailed);
  }

  async function responder(request: FastifyRequest, reply: FastifyReply, path: string): Promise<RespondWithPage> {
    const { current } = revisions;
    const isKept = KEPT_PATHS.includes(path);
    const revision = isKept ? current : await revisions.of(request);
    if (!revision && current)
      return (address) => uncachedPage(current.renderer.renderPreviewAway({ ...address, banner: PREVIEW_AWAY }));
    if (!revision) return async () => ({ kind: 'page', page: await encodePage(unavailablePage()), isStopgap: true });
    const banner = isKept ? undefined : ownBanner(request, revision);
    if (banner) return (address) => uncachedPage(revision.renderer.render({ ...address, banner }));
    return (address) =>
      pageOf(revision, address, {
        network,
        whileMaking: () => earlyHints && sendEarlyHints(request, reply, linkHeader(revision, address)),
      });
  }
}

function ownBanner({ preview, previewEnded }: FastifyRequest, { shows }: SiteRevision): PageBanner | undefined {
  if (previewEnded) return PREVIEW_ENDED[previewEnded];
  return preview && shows === undefined ? PREVIEW_IN_FORCE : undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, response: PageResponse) {
  if (response.kind === 'redirect') return redirect(reply, response.location);
  const { page, isStopgap } = response;
  return sendEncoded(request, reply, page, pageHeaders(page, isStopgap));
}

/** Browsers revalidate, because the next composition may redirect elsewhere. */
function redirect(reply: FastifyReply, location: string, cacheControl = 'no-cache') {
  return reply.header('cache-control', cacheControl).redirect(location, 301);
}
