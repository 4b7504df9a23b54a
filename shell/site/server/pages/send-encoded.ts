import { acceptedEncoding, hasEntityTag, identityOf } from '@site/http-server/encoded-content';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { EncodedPage } from '../site/cache/encoded-page.ts';

/** Routes declare HEAD because Fastify's automatic HEAD would set `content-length: 0` on a 304. */
export const READ_METHODS: HTTPMethods[] = ['GET', 'HEAD'];

/** Sends the preferred encoding, or 304 if the ETag matches. Only a 200 can become a 304. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, digest, bodies }: EncodedPage,
  headers: Record<string, string>,
) {
  const preferred = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = bodies[preferred] ? preferred : 'identity';
  // Unlike the API, adds the suffix for identity too. Changing it would invalidate browser caches.
  const etag = `"${digest}-${encoding}"`;
  reply.code(status).headers({ ...headers, vary: 'Accept-Encoding' });
  if (status !== 503) reply.header('etag', etag);
  if (status === 200 && hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = bodies[encoding];
  return body ? reply.send(body) : identityOf(bodies).then((identity) => reply.send(identity));
}
