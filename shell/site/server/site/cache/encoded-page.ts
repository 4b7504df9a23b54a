import { contentDigest, encodeContent, type EncodedContent, identityOf } from '@site/http-server/encoded-content';
import { constants } from 'node:zlib';

export interface EncodedPage {
  status: number;
  policy: string;
  isEmbedded?: boolean;
  composition?: Readonly<Record<string, string>>;
  /** Encoding-independent headers, set only on pages that the fast path may send. */
  headers?: Readonly<Record<string, string>>;
  /** Each ETag appends the encoding. */
  digest: string;
  /** At least one encoding. Cached pages omit `identity`, which `identityOf` restores. */
  bodies: Partial<EncodedContent>;
}

export type PageResponse =
  | { kind: 'redirect'; location: string }
  | { kind: 'page'; page: EncodedPage; isTemporary: boolean };

/**
 * A visitor may be waiting: Brotli 6 takes a few milliseconds and is 10% smaller than 4. Level 11 would take 100 ms.
 */
const QUALITY = { brotli: 6, gzip: constants.Z_DEFAULT_COMPRESSION };

const SMALLEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

export function encodePage({
  status,
  policy,
  html,
}: {
  status: number;
  policy: string;
  html: string;
}): Promise<EncodedPage> {
  return encode(Buffer.from(html), status, policy);
}

/** Changes the digest too: different bytes need a different ETag. */
export async function encodeSmaller(page: EncodedPage): Promise<EncodedPage> {
  const identity = await identityOf(page.bodies);
  return {
    ...page,
    digest: contentDigest(identity, page.policy, 'smallest'),
    bodies: await encodeContent(identity, SMALLEST),
  };
}

/** The uncompressed form is several times larger than the compressed forms. */
export function withoutIdentity(page: EncodedPage): EncodedPage {
  const { identity: _, ...compressed } = page.bodies;
  return compressed.br || compressed.gzip ? { ...page, bodies: compressed } : page;
}

export function encodeFile(content: string | Uint8Array): Promise<EncodedPage> {
  return encode(Buffer.from(content), 200, '');
}

async function encode(identity: Buffer, status: number, policy: string): Promise<EncodedPage> {
  return { status, policy, digest: contentDigest(identity, policy), bodies: await encodeContent(identity, QUALITY) };
}

export function plainFile(content: Buffer): EncodedPage {
  return { status: 200, policy: '', digest: contentDigest(content), bodies: { identity: content } };
}
