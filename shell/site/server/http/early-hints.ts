import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routing/match-route.ts';
import type { SiteRevision } from '../site/site-revision.ts';

/**
 * What a browser can do for a page before it has it: connect to where the page's remote is, if that is not the site's own origin. No more: the
 * scripts themselves are fetched after the first paint, and would take the connection from what the visitor is to see.
 */
export function linkHeader(
  { composition }: Pick<SiteRevision, 'composition'>,
  { path, siteUrl }: { path: string; siteUrl: string },
): { link?: string } {
  const remote = matchRoute(composition.routes, path)?.remote;
  const base = remote === undefined ? undefined : composition.remotes[remote]?.base;
  const origin = base && new URL(base).origin;
  // Scripts are fetched without credentials, on connections of their own kind.
  return origin === undefined || origin === siteUrl ? {} : { link: `<${origin}>; rel=preconnect; crossorigin` };
}

/** Sends `103 Early Hints` (RFC 8297). For a page that takes its time: with one that is ready, the same header comes at once. */
export function sendEarlyHints({ method, raw }: FastifyRequest, reply: FastifyReply, { link }: { link?: string }) {
  // HTTP/1.0 knows no such thing, and would take it for the response.
  if (link !== undefined && method === 'GET' && raw.httpVersion === '1.1') reply.raw.writeEarlyHints({ link });
}
