import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A Subresource Integrity digest, `sha384-{base64}`. */
export const digestSchema = z
  .string()
  .regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and 64 characters of base64');

export function computeIntegrity(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns a folder name. It is hexadecimal, because base64 has slashes and some file systems ignore case. */
export function digestFolder(digest: string): string {
  return `sha384-${Buffer.from(digest.slice('sha384-'.length), 'base64').toString('hex')}`;
}
