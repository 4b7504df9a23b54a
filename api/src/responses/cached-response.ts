import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { Encoding } from './accepted-encoding.ts';

/** Below this a compressed form saves no packet. */
const LEAST_COMPRESSED_BYTES = 1024;

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
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const identity = withHeaders('identity', body, digest, headers);
  if (body.length < LEAST_COMPRESSED_BYTES) return { identity, br: identity, gzip: identity };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity, br: withHeaders('br', br, digest, headers), gzip: withHeaders('gzip', zipped, digest, headers) };
}

/**
 * Sends a cached response, or 304 where the caller has it already. Written past Fastify's reply, which would work out anew for every
 * request what was settled when the response was made: that would cost twice the processor time (`npm run bench -w api`).
 */
export function sendCachedResponse(request: FastifyRequest, reply: FastifyReply, cached: CachedResponse): void {
  const encoded = cached[acceptedEncoding(request.headers['accept-encoding'])];
  const response = reply.hijack().raw;
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && matches(condition, encoded.etag)) {
    response.writeHead(304, [...encoded.validators, 'x-request-id', request.id]);
    response.end();
    return;
  }
  response.writeHead(200, [...encoded.headers, 'x-request-id', request.id]);
  // Node leaves out the content of a response to HEAD.
  response.end(encoded.body);
}

/** A strong tag names bytes, so each encoding has its own. */
function withHeaders(encoding: Encoding, body: Buffer, digest: string, { cacheControl, catalogueVersion }: CacheHeaders): EncodedResponse {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const validators = [
    'etag', etag,
    'cache-control', cacheControl,
    'vary', 'accept-encoding',
    'x-catalogue-version', catalogueVersion,
  ];
  const headers = [
    ...validators,
    'content-type', 'application/json; charset=utf-8',
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length', String(body.length),
    'x-content-type-options', 'nosniff',
  ];
  return { etag, body, headers, validators };
}

/** Weak comparison, as RFC 9110 section 13.1.2 asks of If-None-Match. */
function matches(condition: string, etag: string): boolean {
  if (condition === etag) return true;
  return condition.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
