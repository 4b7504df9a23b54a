import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';

/**
 * Preconnects to the page's remote if it has its own origin. Does not preload scripts: they would compete with the
 * first paint.
 */
export function linkHeader(
  { composition }: { composition: Pick<BrowserComposition, 'routes' | 'remotes'> },
  { path, siteUrl }: { path: string; siteUrl: string },
): { link?: string } {
  const remote = matchRoute(composition.routes, path)?.remote;
  const base = remote === undefined ? undefined : composition.remotes[remote]?.base;
  const origin = base && new URL(base).origin;
  // Scripts are fetched without credentials, which needs a separate connection.
  return origin === undefined || origin === siteUrl ? {} : { link: `<${origin}>; rel=preconnect; crossorigin` };
}

/** RFC 8297. */
export function sendEarlyHints({ method, raw }: FastifyRequest, reply: FastifyReply, { link }: { link?: string }) {
  // HTTP/1.0 clients would take a 103 for the response.
  if (link !== undefined && method === 'GET' && raw.httpVersion === '1.1') reply.raw.writeEarlyHints({ link });
}
