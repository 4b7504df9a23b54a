import {
  acceptedEncoding,
  contentDigest,
  encodeContent,
  type EncodedContent,
  type Encoding,
  hasEntityTag,
  getIdentity,
} from '@site/http-server/encoded-content';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { constants } from 'node:zlib';

type Headers = Readonly<Record<string, string>>;

export interface EncodedPage {
  kind: 'page';
  status: number;
  headers: Headers;
  isEmbedded?: boolean;
  isKept?: boolean;
  /** An ETag is this digest with the encoding appended. */
  digest: string;
  /** Contains at least one encoding. If the plain body is missing, `getIdentity` restores it from a compressed one. */
  bodies: Partial<EncodedContent>;
}

type PageFields = Partial<Pick<EncodedPage, 'status' | 'headers' | 'isEmbedded' | 'isKept'>>;

/** Visitors wait for compression. Brotli 6 takes a few milliseconds and is 10% smaller than 4. Level 11 takes 100 ms. */
const QUALITY = { brotli: 6, gzip: constants.Z_DEFAULT_COMPRESSION };
const ENTRY_OVERHEAD_BYTES = 1024;

/** Routes declare HEAD because Fastify's automatic HEAD would set `content-length: 0` on a 304. */
export const READ_METHODS: HTTPMethods[] = ['GET', 'HEAD'];

export async function encodePage(
  content: string | Uint8Array,
  { status = 200, headers = {}, isEmbedded = false, isKept = false }: PageFields = {},
): Promise<EncodedPage> {
  const plain = Buffer.from(content);
  // A client that has the same page with another policy must get the new policy.
  const digest = contentDigest(plain, headers['content-security-policy'] ?? '');
  const { identity, ...compressed } = await encodeContent(plain, QUALITY);
  const bodies = compressed.br || compressed.gzip ? compressed : { identity };
  return { kind: 'page', status, headers, isEmbedded, isKept, digest, bodies };
}

export function plainFile(content: Buffer): EncodedPage {
  return { kind: 'page', status: 200, headers: {}, digest: contentDigest(content), bodies: { identity: content } };
}

export function computeSize({ bodies, headers }: EncodedPage, key: string): number {
  const texts = [key, ...Object.values(headers)].reduce((sum, { length }) => sum + 2 * length, 0);
  return ENTRY_OVERHEAD_BYTES + texts + Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
}

/** Returns the preferred encoding with its headers. If `body` is undefined, the caller must restore it. */
export function buildForm(
  { digest, bodies, headers }: EncodedPage,
  acceptEncoding: string | undefined,
): { encoding: Encoding; etag: string; headers: Headers; body: Buffer | undefined } {
  const preferred = acceptedEncoding(acceptEncoding);
  const encoding = bodies[preferred] ? preferred : 'identity';
  return {
    encoding,
    // Unlike in the API, identity also has a suffix. Removing it would invalidate browser caches.
    etag: `"${digest}-${encoding}"`,
    headers: { vary: 'Accept-Encoding', ...headers },
    body: bodies[encoding],
  };
}

/** Sends the preferred encoding, or 304 if the ETag matches. Only a 200 can become a 304. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: EncodedPage, headers: Headers = {}) {
  const { encoding, etag, body, headers: own } = buildForm(page, request.headers['accept-encoding']);
  reply.code(page.status).headers({ ...own, ...headers });
  if (page.isEmbedded) reply.removeHeader('x-frame-options').removeHeader('set-cookie');
  if (page.status !== 503) reply.header('etag', etag);
  if (page.status === 200 && hasEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return body ? reply.send(body) : getIdentity(page.bodies).then((identity) => reply.send(identity));
}
