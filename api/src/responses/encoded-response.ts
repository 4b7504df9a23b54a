import { acceptedEncoding, contentDigest, encodeContent, hasEntityTag } from '@site/http-server/encoded-content';
import type { Encoding } from '@site/http-server/encoded-content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { getCatalogHeaders } from './digest-catalog.ts';
import { DirectResponse } from './direct-response.ts';
import { SHARED_READ_HEADERS } from '../requests/shared-reads.ts';

const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=86400';
/** Compressing smaller bodies would not save a network packet. */
const MIN_COMPRESSED_BYTES = 1024;
/** Most responses are compressed once and sent many times. */
const QUALITY = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

interface Representation {
  etag: string;
  body: Buffer;
  /** Names alternate with values, as `writeHead` expects. */
  headers: readonly string[];
  validators: readonly string[];
}

/** A 200 response whose JSON body is encoded only once per compression method. */
export class EncodedResponse extends DirectResponse {
  readonly #representations: Readonly<Record<Encoding, Representation>>;

  private constructor(representations: Readonly<Record<Encoding, Representation>>) {
    super();
    this.#representations = representations;
  }

  static async create(value: unknown): Promise<EncodedResponse> {
    const body = Buffer.from(JSON.stringify(value));
    const digest = contentDigest(body);
    const { br, gzip } = body.length < MIN_COMPRESSED_BYTES ? {} : await encodeContent(body, QUALITY);
    const identity = createRepresentation('identity', body, digest);
    return new EncodedResponse({
      identity,
      br: br ? createRepresentation('br', br, digest) : identity,
      gzip: gzip ? createRepresentation('gzip', gzip, digest) : identity,
    });
  }

  /**
   * Sends 200, or 304 if the client already has this representation. Writes to the raw response, because Fastify would
   * take twice the CPU time for headers.
   */
  override send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { etag, body, headers, validators } =
      this.#representations[acceptedEncoding(request.headers['accept-encoding'])];
    const response = reply.hijack().raw;
    if (hasEntityTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, [...validators, 'x-request-id', request.id]);
      response.end();
    } else {
      response.writeHead(200, [...headers, 'x-request-id', request.id]);
      // Node omits the body for HEAD.
      response.end(body);
    }
    return reply;
  }
}

/** A strong ETag identifies exact bytes, so each encoding needs its own. */
function createRepresentation(encoding: Encoding, body: Buffer, digest: string): Representation {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const validators = Object.entries({
    etag,
    'cache-control': CACHE_CONTROL,
    vary: 'accept-encoding',
    ...getCatalogHeaders(),
    ...SHARED_READ_HEADERS,
  }).flat();
  const ofBody = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
    'x-content-type-options': 'nosniff',
  }).flat();
  return { etag, body, headers: [...validators, ...ofBody], validators };
}
