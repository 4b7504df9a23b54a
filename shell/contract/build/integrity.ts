import { createHash } from 'node:crypto';

/** A Subresource Integrity digest, `sha384-{base64}`. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
