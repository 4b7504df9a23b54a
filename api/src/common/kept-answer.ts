import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';

/** Below this a compressed form saves no packet. */
const LEAST_COMPRESSED_BYTES = 1024;

export interface KeptForm {
  etag: string;
  body: Buffer;
  /** Header names and values in turn, as `writeHead` takes them. */
  headers: readonly string[];
  /** The same for an answer without content (304). */
  validators: readonly string[];
}

/** An answer that was serialised once, in each form that it can be sent in. */
export type KeptAnswer = Readonly<Record<Encoding, KeptForm>>;

export interface AnswerHeaders {
  cacheControl: string;
  catalogueVersion: string;
}

export async function keepAnswer(value: unknown, headers: AnswerHeaders): Promise<KeptAnswer> {
  const body = Buffer.from(JSON.stringify(value));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const identity = keepForm('identity', body, digest, headers);
  if (body.length < LEAST_COMPRESSED_BYTES) return { identity, br: identity, gzip: identity };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { identity, br: keepForm('br', br, digest, headers), gzip: keepForm('gzip', zipped, digest, headers) };
}

/** A strong tag names bytes, so each form has its own. */
function keepForm(encoding: Encoding, body: Buffer, digest: string, { cacheControl, catalogueVersion }: AnswerHeaders): KeptForm {
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
