import { ANY_REMOTE } from '@site/release/release-keys';
import { checkSignature } from '@site/release/signature';
import { fetchFile } from './fetch-file.ts';
import { ReleaseError } from '../document/gate-results.ts';
import type { ReleaseLimits, TrustedKeys } from './release-limits.ts';

const LIMIT_BYTES = 4096;

interface SignatureOptions {
  origin: string;
  limits: ReleaseLimits;
  signal?: AbortSignal | undefined;
}

export interface SignedDescriptor {
  bytes: Uint8Array;
  name: string;
  signature?: string | undefined;
}

/**
 * Uses the stored signature if it is still valid. Checks nothing without trusted keys. Throws `ReleaseError`.
 * @param release URL of the descriptor
 */
export async function requireSignature(
  release: string,
  descriptor: SignedDescriptor,
  options: SignatureOptions,
): Promise<string | undefined> {
  const { keys } = options.limits;
  if (!keys) return descriptor.signature;
  const objection =
    descriptor.signature === undefined ? undefined : objectionTo(release, descriptor, descriptor.signature, keys);
  if (descriptor.signature !== undefined && !objection) return descriptor.signature;
  const fetched = await fetchSignature(release, options).catch((error: unknown) => {
    throw objection ?? error;
  });
  const newObjection = objectionTo(release, descriptor, fetched, keys);
  if (newObjection) throw newObjection;
  return fetched;
}

function objectionTo(
  release: string,
  { bytes, name }: SignedDescriptor,
  signature: string,
  keys: TrustedKeys,
): ReleaseError | undefined {
  const checked = checkSignature(bytes, signature, keys());
  if (!checked.ok) return new ReleaseError('SIGNATURE', { address: release, cause: `${release} ${checked.reason}` });
  const { key, remotes } = checked;
  if (remotes.includes(name) || remotes.includes(ANY_REMOTE)) return undefined;
  return new ReleaseError('SIGNATURE', {
    address: release,
    cause: `${release} is signed with the key ${key}, which may not sign releases of ${name}.`,
    cure: 'Use a key of that remote, or add the remote to that key in RELEASE_KEYS.',
  });
}

async function fetchSignature(release: string, { origin, limits, signal }: SignatureOptions): Promise<string> {
  const absent = new ReleaseError('SIGNATURE', {
    address: release,
    cause: `${release} is not signed, and this site only accepts signed releases.`,
    cure: 'Release it again with RELEASE_SIGNING_KEY, or run the site without RELEASE_KEYS.',
  });
  return new TextDecoder().decode(
    await fetchFile(`${release}.sig`, { origin, limitBytes: LIMIT_BYTES, timeoutMs: limits.fileMs, signal, absent }),
  );
}
