import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routing/match-route.ts';
import { compositionHeaders } from '../http/composition-headers.ts';
import type { PreviewVisits } from '../http/preview-visits.ts';
import { pageSpelling, readTarget } from '../http/request-target.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { PageBanner } from '../render/document/page-banner.ts';
import { APP_SHELL_PATH, OFFLINE_PATH, type RenderedPage } from '../render/page-renderer.ts';
import { PREVIEW_AWAY, PREVIEW_ENDED, PREVIEW_IN_FORCE } from '../revisions/preview-banner.ts';
import type { Revisions } from '../serving/revisions.ts';
import type { SiteRevision } from '../revisions/site-revision.ts';
import type { RolloutVisits } from '../rollout/rollout-visits.ts';
import { type EncodedPage, encodePage, type PageResponse } from '../cache/encoded-page.ts';
import { sendEncoded } from '../cache/send-encoded.ts';
import { unavailablePage } from '../cache/unavailable-page.ts';

interface PageHandlerOptions {
  revisions: Revisions;
  visits: PreviewVisits;
  rolloutVisits: RolloutVisits;
  /** Configured public origin; without it, that which the request came to. */
  siteUrl: string | undefined;
  /** In development: resolves when what was saved last is what visitors get. */
  beforePage?: (() => Promise<unknown>) | undefined;
}

interface PageAddress {
  path: string;
  search: string;
  siteUrl: string;
}

type RespondWithPage = (address: PageAddress) => Promise<PageResponse>;

/** Browsers keep these for all visits to come: they are those of the composition in force, for everybody. */
const KEPT_PATHS: readonly string[] = [OFFLINE_PATH, APP_SHELL_PATH];

const HOME = { path: '/', search: '', written: '/' };

/** Answers every address that is no file and not the API's: from memory where it can. */
export function pageHandler({ revisions, visits, rolloutVisits, siteUrl, beforePage }: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    await beforePage?.();
    const target = readTarget(request.originalUrl) ?? HOME;
    if (visits.follow(request, reply, target)) return reply;
    rolloutVisits.enter(request, reply);
    const { path, search, written } = target;
    const origin = publicOrigin(request, siteUrl);
    const respondWithPage = await responder(request, path);
    const spelling = pageSpelling(path);
    if (spelling !== written) {
      // A page has one address, to which its other spellings lead. What is no page is answered as it was asked for.
      const canonical = await respondWithPage({ path: spelling, search, siteUrl: origin });
      if (canonical.kind === 'redirect') return redirect(reply, canonical.location);
      if (canonical.page.status === 200) return redirect(reply, spelling + search);
      if (spelling === path) return send(request, reply, canonical);
    }
    const response = await respondWithPage({ path, search, siteUrl: origin });
    if (request.previewEnded && response.kind === 'page') visits.forget(request, reply);
    if (response.kind === 'page') rolloutVisits.countView(request, remoteOf(revisions, request, path), response.page.status);
    return send(request, reply, response);
  };

  /** What makes the pages of a request: the revision that it gets, and what is to be said to this visitor alone. */
  async function responder(request: FastifyRequest, path: string): Promise<RespondWithPage> {
    const { current } = revisions;
    const isKept = KEPT_PATHS.includes(path);
    const revision = isKept ? current : await revisions.of(request);
    if (!revision && current) return (address) => uncachedPage(current.renderer.renderPreviewAway({ ...address, banner: PREVIEW_AWAY }));
    if (!revision) return async () => ({ kind: 'page', page: await encodePage(unavailablePage()), isStopgap: true });
    const banner = isKept ? undefined : ownBanner(request, revision);
    return banner ? (address) => uncachedPage(revision.renderer.render({ ...address, banner })) : (address) => pageOf(revision, address);
  }
}

function remoteOf(revisions: Revisions, request: FastifyRequest, path: string): string | undefined {
  return request.rollout && matchRoute(revisions.readyOf(request)?.composition.routes ?? [], path)?.remote;
}

function ownBanner({ preview, previewEnded }: FastifyRequest, { shows }: SiteRevision): PageBanner | undefined {
  if (previewEnded) return PREVIEW_ENDED[previewEnded];
  return preview && shows === undefined ? PREVIEW_IN_FORCE : undefined;
}

async function pageOf(revision: SiteRevision, address: PageAddress): Promise<PageResponse> {
  const { path, search, siteUrl: origin } = address;
  // Any query makes an address of its own: only the plain ones, of which there are so many and no more, are kept.
  const ready = search === '' ? revision.pages.get(origin, path) : undefined;
  if (ready) return { kind: 'page', page: ready, isStopgap: false };
  return revision.pages.make(origin, path + search, (keep) => makePage(revision, address, keep));
}

async function makePage(revision: SiteRevision, address: PageAddress, keep: (page: EncodedPage) => void): Promise<PageResponse> {
  const rendered = await revision.renderer.render(address);
  if (rendered.kind === 'redirect') return rendered;
  const page: EncodedPage = { ...(await encodePage(rendered)), composition: compositionHeaders(revision) };
  if (rendered.keep && rendered.status === 200 && address.search === '') keep(page);
  return { kind: 'page', page, isStopgap: !rendered.keep };
}

async function uncachedPage(rendering: Promise<RenderedPage>): Promise<PageResponse> {
  const rendered = await rendering;
  return rendered.kind === 'redirect' ? rendered : { kind: 'page', page: await encodePage(rendered), isStopgap: true };
}

function send(request: FastifyRequest, reply: FastifyReply, response: PageResponse) {
  if (response.kind === 'redirect') return redirect(reply, response.location);
  const { page, isStopgap } = response;
  return sendEncoded(request, reply, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    ...page.composition,
    // A composition may change at any moment: a browser asks each time, and mostly learns that nothing has.
    'cache-control': isStopgap && page.status !== 200 ? 'no-store' : 'no-cache',
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  });
}

function redirect(reply: FastifyReply, location: string) {
  return reply.header('cache-control', 'public, max-age=3600').redirect(location, 301);
}
