import { releaseFolderName } from './browser-failures.ts';
import type { RendererHealth } from '../render/remote-renderer.ts';
import type { SiteRevision } from './site-revision.ts';

export interface ComposedRelease {
  remote: string;
  /** Absent if not loaded and not in the document. */
  version?: string | undefined;
  digest: string;
  /** Folder name, which browsers report. */
  folder: string;
  isUnavailable: boolean;
  process: RendererHealth | undefined;
}

/** Each release once, as the first revision has it. */
export function releasesOf(revisions: readonly SiteRevision[]): ComposedRelease[] {
  const all = revisions.flatMap(({ document, loaded, failures, renderers }) =>
    Object.entries(document.remotes).map(([remote, { release, digest, version }]): [string, ComposedRelease] => {
      const composed = { remote, digest, version: loaded[remote]?.version ?? version };
      const folder = releaseFolderName(release) ?? '';
      const process = renderers.get(remote)?.health();
      return [`${remote} ${digest}`, { ...composed, folder, isUnavailable: remote in failures, process }];
    }),
  );
  return [...new Map(all.toReversed()).values()];
}
