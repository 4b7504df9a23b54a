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
 * Prefers the stored signature if it is still valid. Checks nothing without `RELEASE_KEYS`. Throws `ReleaseError`.
 * @param release URL of the `release.json`
 */
export async function requireSignature(
  release: string,
  descriptor: SignedDescriptor,
  options: SignatureOptions,
): Promise<string | undefined> {
  const { releaseKeys: keys } = options.limits;
  const { signature: stored } = descriptor;
  if (!keys) return stored;
  const problem = stored === undefined ? undefined : findProblem(release, descriptor, stored, keys);
  if (stored !== undefined && !problem) return stored;
  const fetched = await fetchSignature(release, options).catch((error: unknown) => {
    throw problem ?? error;
  });
  const newProblem = findProblem(release, descriptor, fetched, keys);
  if (newProblem) throw newProblem;
  return fetched;
}

function findProblem(
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
    cure: 'Use a key for that remote, or add the remote to that key in RELEASE_KEYS.',
  });
}

async function fetchSignature(release: string, { origin, limits, signal }: SignatureOptions): Promise<string> {
  const absent = new ReleaseError('SIGNATURE', {
    address: release,
    cause: `${release} is not signed, and this site only accepts signed releases.`,
    cure: 'Release it again with RELEASE_SIGNING_KEY, or run the site without RELEASE_KEYS.',
  });
  const options = { origin, limitBytes: LIMIT_BYTES, timeoutMs: limits.releaseTimeoutMs, signal, absent };
  return new TextDecoder().decode(await fetchFile(`${release}.sig`, options));
}
