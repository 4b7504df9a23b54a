import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/public-origin.ts';
import type { LiveSite } from '../revisions/live-site.ts';
import { type EncodedPage, encodePage } from './encoded-page.ts';
import type { KeptPages } from './kept-pages.ts';
import { pageAddress } from './page-address.ts';
import { sendEncoded } from './send-encoded.ts';
import { unavailablePage } from './unavailable-page.ts';

export type PageAnswer = { kind: 'redirect'; location: string } | { kind: 'page'; page: EncodedPage; isStopgap: boolean };

interface PageHandlerOptions {
  live: LiveSite;
  kept: KeptPages<PageAnswer>;
  /** Configured public origin; without it, that which the request came to. */
  siteUrl: string | undefined;
}

/** Answers every address that is no file and no call: from memory where it can. */
export function pageHandler({ live, kept, siteUrl }: PageHandlerOptions) {
  return async function handlePage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = pageAddress(request.url);
    if (pathname.length > 1 && pathname.endsWith('/')) return reply.redirect(pathname.replace(/\/+$/, '') + search || '/', 301);
    const url = publicOrigin(request, siteUrl);
    const key = `${url} ${pathname}${search}`;
    const ready = kept.get(key);
    if (ready) return send(request, reply, ready, false);
    const answer = await kept.make(key, (keep) => answerPage(live, { path: pathname, search, siteUrl: url }, keep));
    if (answer.kind === 'redirect') return reply.header('cache-control', 'public, max-age=3600').redirect(answer.location, 301);
    return send(request, reply, answer.page, answer.isStopgap);
  };
}

async function answerPage(
  live: LiveSite,
  address: { path: string; search: string; siteUrl: string },
  keep: (page: EncodedPage) => void,
): Promise<PageAnswer> {
  const revision = live.current;
  if (!revision) return { kind: 'page', page: await encodePage(unavailablePage()), isStopgap: true };
  const rendered = await revision.renderer.render(address);
  if (rendered.kind === 'redirect') return rendered;
  const page = await encodePage(rendered);
  // Any query makes an address of its own: only the plain ones, of which there are so many and no more, are kept.
  if (rendered.keep && rendered.status === 200 && address.search === '') keep(page);
  return { kind: 'page', page, isStopgap: !rendered.keep };
}

function send(request: FastifyRequest, reply: FastifyReply, page: EncodedPage, isStopgap: boolean) {
  return sendEncoded(request, reply, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    // A composition may change at any moment: a browser asks each time, and mostly learns that nothing has.
    'cache-control': isStopgap && page.status !== 200 ? 'no-store' : 'no-cache',
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  });
}
