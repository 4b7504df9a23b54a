import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { ReleaseEntry } from '../../../composition/gates/fetch-release.ts';
import type { LoadRelease } from './remote-loader.ts';

/** How far back a shell that comes new to a site looks: as many as releases are kept, however long ago they were used. */
const MOST_DOCUMENTS = 10;

/** The releases of compositions that were in force within `formerMs`, of which pages may still be open, and that are not in use. Oldest first. */
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
 * Keeps releases that other shells of the site have served, so that a page of theirs finds its files here too. One after another, since visitors
 * come first; one that cannot be had is left out, as it would be where it was never served.
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
