import type { FastifyReply, FastifyRequest } from 'fastify';
import { compositionHeaders } from '../http/composition-headers.ts';
import { pageSpelling, readTarget } from '../http/request-target.ts';
import { publicOrigin } from '../http/visitor.ts';
import type { LiveSite } from '../revisions/live-site.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import type { PageCache } from './page-cache.ts';
import { sendEncoded } from './send-encoded.ts';
import { unavailablePage } from './unavailable-page.ts';

export type PageResponse = { kind: 'redirect'; location: string } | { kind: 'page'; page: EncodedPage; isStopgap: boolean };

interface PageHandlerOptions {
  live: LiveSite;
  cache: PageCache<PageResponse>;
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

const HOME = { path: '/', search: '', written: '/' };

/** Answers every address that is no file and not the API's: from memory where it can. */
export function pageHandler({ live, cache, siteUrl, beforePage }: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    await beforePage?.();
    const { path, search, written } = readTarget(request.originalUrl) ?? HOME;
    const origin = publicOrigin(request, siteUrl);
    const spelling = pageSpelling(path);
    if (spelling !== written) {
      // A page has one address, to which its other spellings lead. What is no page is answered as it was asked for.
      const canonical = await respondWithPage({ path: spelling, search, siteUrl: origin });
      if (canonical.kind === 'redirect') return redirect(reply, canonical.location);
      if (canonical.page.status === 200) return redirect(reply, spelling + search);
      if (spelling === path) return send(request, reply, canonical);
    }
    return send(request, reply, await respondWithPage({ path, search, siteUrl: origin }));
  };

  async function respondWithPage(address: PageAddress): Promise<PageResponse> {
    const { path, search, siteUrl: origin } = address;
    // Any query makes an address of its own: only the plain ones, of which there are so many and no more, are kept.
    const ready = search === '' ? cache.get(origin, path) : undefined;
    if (ready) return { kind: 'page', page: ready, isStopgap: false };
    return cache.make(origin, path + search, (keep) => makePage(live, address, keep));
  }
}

async function makePage(live: LiveSite, address: PageAddress, keep: (page: EncodedPage) => void): Promise<PageResponse> {
  const revision = live.current;
  if (!revision) return { kind: 'page', page: await encodePage(unavailablePage()), isStopgap: true };
  const rendered = await revision.renderer.render(address);
  if (rendered.kind === 'redirect') return rendered;
  const page: EncodedPage = { ...(await encodePage(rendered)), composition: compositionHeaders(revision) };
  if (rendered.keep && rendered.status === 200 && address.search === '') keep(page);
  return { kind: 'page', page, isStopgap: !rendered.keep };
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
