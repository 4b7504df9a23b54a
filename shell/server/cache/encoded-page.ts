import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer in all the forms that it is sent in. */
export interface EncodedPage {
  status: number;
  /** Content-Security-Policy, where it has one. */
  policy: string;
  /** Of the identity form; the ETag of each form adds the encoding's name. */
  digest: string;
  /** A compressed form is left out where it saves nothing. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

/** What is answered at a page's address. */
export type PageResponse = { kind: 'redirect'; location: string } | { kind: 'page'; page: EncodedPage; isStopgap: boolean };

/** Quality 6 is a tenth smaller than 4 and takes a few milliseconds; 11 would take a hundred. */
const BROTLI_QUALITY = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function encodePage({ status, policy, html }: { status: number; policy: string; html: string }): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    compressGzip(identity),
  ]);
  const saves = (form: Buffer) => form.length < identity.length;
  return { status, policy, digest: digestOf(identity, policy), bodies: { identity, ...(saves(br) ? { br } : {}), ...(saves(gz) ? { gzip: gz } : {}) } };
}

/** A file of text that is the same for everyone. */
export function encodeFile(text: string): Promise<EncodedPage> {
  return encodePage({ status: 200, policy: '', html: text });
}

/** A file that is compressed by its own format. */
export function plainFile(content: Buffer): EncodedPage {
  return { status: 200, policy: '', digest: digestOf(content), bodies: { identity: content } };
}

function digestOf(content: Buffer, policy = ''): string {
  return createHash('sha256').update(content).update(policy).digest('base64url').slice(0, 22);
}
