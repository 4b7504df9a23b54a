import { Negotiator } from '@fastify/accept-negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Encodings that save no bytes are omitted. */
export type EncodedContent = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

const LONGEST_ACCEPT_ENCODING = 200;

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

/**
 * Selects the encoding for an Accept-Encoding header (RFC 9110, section 12.5.3). Brotli is preferred to gzip at equal
 * weights, and the default is identity.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > LONGEST_ACCEPT_ENCODING) return 'identity';
  // For `*`, negotiator picks its first value even if the header excludes that value by name.
  if (header.includes('*')) return 'identity';
  return negotiator.negotiate(header.toLowerCase().replace('x-gzip', 'gzip')) ?? 'identity';
}

export async function encodeContent(
  identity: Buffer,
  quality: { brotli: number; gzip: number },
): Promise<EncodedContent> {
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    compressGzip(identity, { level: quality.gzip }),
  ]);
  const saves = (form: Buffer) => form.length < identity.length;
  return { identity, ...(saves(br) && { br: copyExactly(br) }), ...(saves(zipped) && { gzip: copyExactly(zipped) }) };
}

/**
 * Copies content out of a larger buffer. A slice would keep that whole buffer in memory, which a cache that counts
 * lengths would not notice.
 */
function copyExactly(content: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(content.length);
  content.copy(copy);
  return copy;
}

export async function getIdentity({ identity, br, gzip: zipped }: Partial<EncodedContent>): Promise<Buffer> {
  if (identity) return identity;
  if (br) return decompressBrotli(br);
  if (zipped) return decompressGzip(zipped);
  throw new Error('The content has no encoding.');
}

export function contentDigest(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}

/** Uses weak comparison (RFC 9110, section 13.1.2). */
export function hasEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
