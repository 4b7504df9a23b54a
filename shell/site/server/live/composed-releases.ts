import { releaseFolderName } from './browser-failures.ts';
import type { SiteRevision } from './site-revision.ts';

export interface ComposedRelease {
  remote: string;
  /** Absent if not loaded and not in the document. */
  version?: string | undefined;
  digest: string;
  /** Folder name, which browsers report. */
  folder: string;
  isUnavailable: boolean;
}

/** Each release once, as the first revision has it. */
export function releasesOf(revisions: readonly SiteRevision[]): ComposedRelease[] {
  const all = revisions.flatMap(({ document, loaded, failures }) =>
    Object.entries(document.remotes).map(([remote, { release, digest, version }]): [string, ComposedRelease] => {
      const composed = { remote, digest, version: loaded[remote]?.version ?? version };
      const folder = releaseFolderName(release) ?? '';
      return [`${remote} ${digest}`, { ...composed, folder, isUnavailable: remote in failures }];
    }),
  );
  return [...new Map(all.toReversed()).values()];
}
