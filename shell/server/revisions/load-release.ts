import { composeRelease, type ComposedRelease, type Provided } from '../../composition/composed-release.ts';
import { fetchVerified } from '../../composition/fetch-verified.ts';

/** A release that was fetched, verified and found to fit this shell, with its node build. */
export interface LoadedRemote extends ComposedRelease {
  /** Digest of its `release.json`: with it, the whole release is fixed. */
  digest: string;
  nodeSource: string;
}

export interface ReleaseAddress {
  /** Address of its `release.json`. */
  release: string;
  digest: string;
}

/** Loads a release, proven. Rejects with a sentence that says why it cannot be had or may not be composed, and soon where `signal` is aborted. */
export type LoadRelease = (name: string, entry: ReleaseAddress, options: { signal: AbortSignal }) => Promise<LoadedRemote>;

/** Loads releases from where they lie. */
export function releaseLoader(provided: Provided): LoadRelease {
  return async (name, entry, { signal }) => {
    const release = await composeRelease(name, entry, provided);
    signal.throwIfAborted();
    const { node, files } = release.descriptor;
    const nodeSource = await fetchVerified(release.base + node.entry, files[node.entry] as string);
    return { ...release, digest: entry.digest, nodeSource };
  };
}
