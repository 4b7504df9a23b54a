import { releaseFolderName } from './browser-failures.ts';
import type { SiteRevision } from './site-revision.ts';

export interface ComposedRelease {
  remote: string;
  /** Absent if not loaded and not in the document. */
  version?: string;
  digest: string;
  /** Folder name, which browsers report. */
  folder: string;
  isUnavailable: boolean;
}

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
      folder: releaseFolderName(release) ?? '',
      isUnavailable: remote in failures,
    };
  });
}
