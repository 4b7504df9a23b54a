import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { ReleaseEntry } from '../../../composition/gates/fetch-release.ts';
import type { LoadRelease } from './remote-loader.ts';

/** Matches the number of releases that the store keeps. */
const MOST_DOCUMENTS = 10;

/**
 * Returns releases that were live within `formerMs`, oldest first: open pages may still need them. Excludes those in
 * use.
 */
export function formerReleases(
  documents: readonly CompositionDocument[],
  { trustedOrigins, remotes }: CompositionDocument,
  formerMs: number,
): [name: string, entry: ReleaseEntry][] {
  const since = Date.now() - formerMs;
  const inUse = new Set(Object.values(remotes).map(({ digest }) => digest));
  const recent = documents
    .slice(-MOST_DOCUMENTS)
    .filter((_, index, all) => Date.parse(all[index + 1]?.createdAt ?? '') > since);
  const entries = recent
    .flatMap((document) => Object.entries(document.remotes))
    .filter(([, { digest, release }]) => !inUse.has(digest) && trustedOrigins.includes(new URL(release).origin));
  return [...new Map(entries.map(([name, entry]) => [entry.digest, [name, entry] as [string, ReleaseEntry]])).values()];
}

/**
 * Caches releases that other shells served, so their open pages find files here. Loads one at a time: visitors come
 * first.
 */
export async function keepFormerReleases(
  releases: readonly [name: string, entry: ReleaseEntry][],
  load: LoadRelease,
  signal: AbortSignal,
): Promise<void> {
  for (const [name, entry] of releases) {
    if (signal.aborted) return;
    await load(name, entry, { signal }).catch(() => undefined);
  }
}
