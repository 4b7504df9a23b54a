import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import type { ReleaseKeys } from './release-keys.ts';

/** Contains a signature of the descriptor, whose digests cover all other files of the release. */
export const SIGNATURE_FILE = 'release.json.sig';

const signatureSchema = z.object({ key: z.string().max(200), signature: z.base64().max(200) });

/** Derives the ID from the key, so no registry is needed. @param key public or private */
export function keyId(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return `ed25519-${createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)}`;
}

/** @returns the text of the signature file, which is the same for the same bytes and key */
export function signDescriptor(bytes: Uint8Array, privateKey: KeyObject): string {
  return `${JSON.stringify({ key: keyId(privateKey), signature: sign(null, bytes, privateKey).toString('base64') })}\n`;
}

export type CheckedSignature = { ok: true; key: string; remotes: readonly string[] } | { ok: false; reason: string };

/**
 * Checks that a trusted key signed the descriptor's bytes. Returns the remotes that the key may publish.
 * `reason` is the rest of a sentence that begins with the descriptor's URL.
 */
export function checkSignature(bytes: Uint8Array, text: string, keys: ReleaseKeys): CheckedSignature {
  const parsed = signatureSchema.safeParse(parseJson(text));
  if (!parsed.success)
    return {
      ok: false,
      reason: `has an invalid ${SIGNATURE_FILE} next to it. Release it again with RELEASE_SIGNING_KEY.`,
    };
  const { key, signature } = parsed.data;
  const trusted = keys.get(key);
  if (!trusted)
    return {
      ok: false,
      reason: `is signed with the key ${key}, which this site does not trust. Sign it with another key, or add that key to RELEASE_KEYS.`,
    };
  if (!verify(null, bytes, trusted.publicKey, Buffer.from(signature, 'base64'))) {
    return {
      ok: false,
      reason: `does not match its signature with the key ${key}. Upload the release again as it was built, with its signature.`,
    };
  }
  return { ok: true, key, remotes: trusted.remotes };
}
