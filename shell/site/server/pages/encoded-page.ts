import { contentDigest, encodeContent, type EncodedContent, identityOf } from '@site/http-server/encoded-content';
import { constants } from 'node:zlib';
import type { ReuseKey } from '../render/reuse-key.ts';

/** A response in the encodings that it is sent in. */
export interface EncodedPage {
  status: number;
  /** Content-Security-Policy, where it has one. */
  policy: string;
  /** Headers that say which composition it is made of, where it is made of one, and where what it needs lies. */
  composition?: Readonly<Record<string, string>>;
  /** All headers except those that depend on the encoding. Only pages that the fast path may send have them. */
  headers?: Readonly<Record<string, string>>;
  /** What a kept page of a remote depends on. */
  basis?: ReuseKey;
  /** Of the identity form; the ETag of each form adds the encoding's name. */
  digest: string;
  /** At least one. Kept pages leave out `identity`, which `identityOf` restores. */
  bodies: Partial<EncodedContent>;
}

/** What is answered at a page's address. */
export type PageResponse =
  | { kind: 'redirect'; location: string }
  | { kind: 'page'; page: EncodedPage; isStopgap: boolean; isCarriedOver?: boolean };

/** For content that a visitor may be waiting for. Brotli's 6 is a tenth smaller than 4 and takes a few milliseconds; 11 would take a hundred. */
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

/** The same page in the fewest bytes. Other bytes have another validator. */
export async function encodeSmaller(page: EncodedPage): Promise<EncodedPage> {
  const identity = await identityOf(page.bodies);
  return {
    ...page,
    digest: contentDigest(identity, page.policy, 'smallest'),
    bodies: await encodeContent(identity, SMALLEST),
  };
}

/** The page without its uncompressed form, which is several times larger than both others. */
export function withoutIdentity(page: EncodedPage): EncodedPage {
  const { identity: _, ...compressed } = page.bodies;
  return compressed.br || compressed.gzip ? { ...page, bodies: compressed } : page;
}

/** A file that is the same for everyone. */
export function encodeFile(content: string | Uint8Array): Promise<EncodedPage> {
  return encode(Buffer.from(content), 200, '');
}

async function encode(identity: Buffer, status: number, policy: string): Promise<EncodedPage> {
  return { status, policy, digest: contentDigest(identity, policy), bodies: await encodeContent(identity, QUALITY) };
}

/** A file that is compressed by its own format. */
export function plainFile(content: Buffer): EncodedPage {
  return { status: 200, policy: '', digest: contentDigest(content), bodies: { identity: content } };
}
