import type { Provided } from '@site/release/requirements';
import type { CompositionDocument } from '../../composition/composition-document.ts';
import type { LoadedRelease, ReleaseStore } from '../../composition/release-store.ts';
import { missingModule } from '../../composition/whole-composition.ts';

export interface RemoteLoads {
  loaded: Record<string, LoadedRelease>;
  /** Remote to a sentence that says why it could not be loaded. */
  failures: Record<string, string>;
}

/** Loads a composition's remotes, each from where it lies, unless the very same release is loaded already. Never rejects. */
export async function loadRemotes(document: CompositionDocument, known: Record<string, LoadedRelease>, releases: ReleaseStore, provided: Provided): Promise<RemoteLoads> {
  const result: RemoteLoads = { loaded: {}, failures: {} };
  await Promise.all(
    Object.entries(document.remotes).map(async ([name, entry]) => {
      const same = known[name];
      try {
        const unchanged = same?.digest === entry.digest && same.base === new URL('.', entry.release).href;
        const release = unchanged ? same : await releases.load(name, entry, provided);
        const missing = missingModule(document, release.descriptor);
        if (missing) throw new Error(missing);
        result.loaded[name] = release;
      } catch (error) {
        result.failures[name] = error instanceof Error ? error.message : String(error);
      }
    }),
  );
  return result;
}
