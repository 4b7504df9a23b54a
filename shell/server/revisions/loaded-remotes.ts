import { composeRelease, type ComposedRelease, type Provided } from '../../composition/composed-release.ts';
import type { CompositionDocument } from '../../composition/composition-document.ts';
import { fetchVerified } from '../../composition/fetch-verified.ts';

/** A release with its node build, verified. */
export interface LoadedRemote extends ComposedRelease {
  /** Digest of its `release.json`: with it, the whole release is fixed. */
  digest: string;
  source: string;
}

export interface RemoteLoads {
  loaded: Record<string, LoadedRemote>;
  /** Remote to a sentence that says why it could not be loaded. */
  failures: Record<string, string>;
}

/** Loads a composition's remotes, each from where it lies, unless the very same release is loaded already. Never rejects. */
export async function loadRemotes({ remotes }: CompositionDocument, known: Record<string, LoadedRemote>, provided: Provided): Promise<RemoteLoads> {
  const result: RemoteLoads = { loaded: {}, failures: {} };
  await Promise.all(
    Object.entries(remotes).map(async ([name, entry]) => {
      const same = known[name];
      try {
        const unchanged = same?.digest === entry.digest && same.base === new URL('.', entry.release).href;
        result.loaded[name] = unchanged ? same : await loadRemote(name, entry, provided);
      } catch (error) {
        result.failures[name] = error instanceof Error ? error.message : String(error);
      }
    }),
  );
  return result;
}

async function loadRemote(name: string, entry: { release: string; digest: string }, provided: Provided): Promise<LoadedRemote> {
  const release = await composeRelease(name, entry, provided);
  const { node, files } = release.descriptor;
  const source = await fetchVerified(release.base + node.entry, files[node.entry] as string);
  return { ...release, digest: entry.digest, source };
}
