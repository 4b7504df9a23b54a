import type { SiteRevision } from './site-revision.ts';

/** A release that visitors get, or would get if it were not away. */
export interface ComposedRelease {
  remote: string;
  /** Absent for one that has not come yet and whose composition does not say. */
  version?: string;
  digest: string;
  /** Name of the folder that it lies in, by which browsers call it. */
  folder: string;
  isAway: boolean;
}

/** Each once: what revisions have in common is the same release. */
export function releasesOf(revisions: readonly SiteRevision[]): ComposedRelease[] {
  const all = revisions.flatMap(composedReleases);
  return all.filter(
    (release, index) =>
      all.findIndex(({ remote, digest }) => remote === release.remote && digest === release.digest) === index,
  );
}

function composedReleases({
  document,
  loaded,
  failures,
}: Pick<SiteRevision, 'document' | 'loaded' | 'failures'>): ComposedRelease[] {
  return Object.entries(document.remotes).map(([remote, { release, digest, version: written }]) => {
    const version = loaded[remote]?.version ?? written;
    return {
      remote,
      ...(version === undefined ? {} : { version }),
      digest,
      folder: new URL('.', release).pathname.split('/').at(-2) ?? '',
      isAway: remote in failures,
    };
  });
}
