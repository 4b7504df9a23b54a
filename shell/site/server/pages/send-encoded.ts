import { acceptedEncoding, hasEntityTag, identityOf } from '@site/http-server/encoded-content';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { EncodedPage } from './encoded-page.ts';

/** Of the routes of what is sent so. Of a HEAD of its own, Fastify would say for a 304 that the content is empty. */
export const READ_METHODS: HTTPMethods[] = ['GET', 'HEAD'];

/** Sends the form that the client takes, or 304 where it has that very form. Only what answers 200 may be had by ETag. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, digest, bodies }: EncodedPage,
  headers: Record<string, string>,
) {
  const preferred = acceptedEncoding(request.headers['accept-encoding']);
  const encoding = bodies[preferred] ? preferred : 'identity';
  // Other tags than the API's, which has none of the encoding's name for identity: browsers keep what they have of either.
  const etag = `"${digest}-${encoding}"`;
  reply.code(status).headers({ ...headers, vary: 'Accept-Encoding' });
  if (status !== 503) reply.header('etag', etag);
  if (status === 200 && hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = bodies[encoding];
  return body ? reply.send(body) : identityOf(bodies).then((identity) => reply.send(identity));
}
