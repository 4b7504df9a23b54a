import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** An asterisk means all remotes. */
export const ANY_REMOTE = '*';

/** Each key and the remotes that it may publish, by key ID. */
export type ReleaseKeys = ReadonlyMap<string, { publicKey: KeyObject; remotes: readonly string[] }>;

const keysSchema = z.record(
  z.string(),
  z.object({
    /** The key is Base64-encoded DER. */
    publicKey: z.string().transform((text, context) => {
      const key = readPublicKey(text);
      if (key) return key;
      context.addIssue('must be the public key of an Ed25519 pair, as "remote-build keys" prints it');
      return z.NEVER;
    }),
    remotes: z.array(z.string().min(1)).min(1),
  }),
);

/**
 * Parses `{ "key id": { "publicKey": "MCow…", "remotes": ["mf-contact"] } }`. Throws an error whose message
 * continues a sentence about the file: `must be JSON`.
 */
export function parseReleaseKeys(text: string): ReleaseKeys {
  const json = parseJson(text);
  if (json === undefined) throw new Error('must be JSON: { "key id": { "publicKey": "…", "remotes": ["…"] } }');
  const parsed = keysSchema.safeParse(json);
  if (parsed.success) return new Map(Object.entries(parsed.data));
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') || 'the top level'}: ${issue?.message}`);
}

function readPublicKey(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
