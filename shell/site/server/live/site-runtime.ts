import type { ReleaseEntry } from '../../../composition/judge/fetch-release.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { RendererPool } from '../render/renderer-pool.ts';
import type { SiteRevision } from './site-revision.ts';

/** Loads and verifies a release. Rejects with the reason, and promptly when `signal` aborts. */
export type LoadRelease = (
  name: string,
  entry: ReleaseEntry,
  options: { signal: AbortSignal },
) => Promise<LoadedRelease>;

/** What all compositions share: the processes of common releases, and one frame. */
export interface SiteRuntime {
  settings: RenderSettings;
  loadRelease: LoadRelease;
  frame: FrameRenderer;
  pool: RendererPool;
}

export interface LoadingOptions {
  /** Loaded remotes of the live composition. */
  known: Readonly<Record<string, LoadedRelease>>;
  /** The revision whose pages must not break. Absent at the first start, in development, and for trials. */
  current?: (() => SiteRevision | undefined) | undefined;
  /** The document is not current yet, and more is required of it. */
  isProposal?: boolean;
  /** Keeps new processes apart from those that serve visitors. */
  isTrial?: boolean;
}
