import { constants } from 'node:zlib';
import { acceptedEncoding, contentDigest, encodeContent, hasEntityTag } from '@site/http-server/encoded-content';
import type { Encoding } from '@site/http-server/encoded-content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHARED_READ_HEADERS } from './shared-reads.ts';

/** Below this a compressed form saves no packet. */
const LEAST_COMPRESSED_BYTES = 1024;
/** The best that there is: it is done once, long before most of those ask that get it. */
const QUALITY = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

interface EncodedResponse {
  etag: string;
  body: Buffer;
  /** Header names and values in turn, as `writeHead` takes them. */
  headers: readonly string[];
  /** The same for a response without content (304). */
  validators: readonly string[];
}

/** A response that was serialised once, in each encoding that it can be sent in. */
export type CachedResponse = Readonly<Record<Encoding, EncodedResponse>>;

interface CacheHeaders {
  cacheControl: string;
  catalogueVersion: string;
}

export async function encodeResponse(value: unknown, headers: CacheHeaders): Promise<CachedResponse> {
  const body = Buffer.from(JSON.stringify(value));
  const digest = contentDigest(body);
  const { br, gzip } = body.length < LEAST_COMPRESSED_BYTES ? {} : await encodeContent(body, QUALITY);
  const identity = withHeaders('identity', body, digest, headers);
  return {
    identity,
    br: br ? withHeaders('br', br, digest, headers) : identity,
    gzip: gzip ? withHeaders('gzip', gzip, digest, headers) : identity,
  };
}

/**
 * Sends a cached response, or 304 where the caller has it already. Written past Fastify's reply, which would work out anew for every
 * request what was settled when the response was made: that would cost twice the processor time (`npm run bench -w api`).
 */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  const encoded = cached[acceptedEncoding(request.headers['accept-encoding'])];
  const response = reply.hijack().raw;
  if (hasEntityTag(request.headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, [...encoded.validators, 'x-request-id', request.id]);
    response.end();
    return;
  }
  response.writeHead(200, [...encoded.headers, 'x-request-id', request.id]);
  // Node leaves out the content of a response to HEAD.
  response.end(encoded.body);
}

/** A strong tag names bytes, so each encoding has its own. */
function withHeaders(
  encoding: Encoding,
  body: Buffer,
  digest: string,
  { cacheControl, catalogueVersion }: CacheHeaders,
): EncodedResponse {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const validators = [
    'etag',
    etag,
    'cache-control',
    cacheControl,
    'vary',
    'accept-encoding',
    'x-catalogue-version',
    catalogueVersion,
    ...Object.entries(SHARED_READ_HEADERS).flat(),
  ];
  const headers = [
    ...validators,
    'content-type',
    'application/json; charset=utf-8',
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(body.length),
    'x-content-type-options',
    'nosniff',
  ];
  return { etag, body, headers, validators };
}
