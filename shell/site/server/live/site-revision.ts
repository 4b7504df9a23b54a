import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import type { RemoteRenderer } from '../render/remote.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { ComposedParts } from './parts.ts';
import type { ReleaseEntry } from '../../../composition/judge/fetch-release.ts';
import type { RendererPool } from '../render/pool.ts';

/** Rendered outside the application's root, so it needs no scripts. */
export interface PageBanner {
  text: string;
  link?: { label: string; to: string };
  /** Removed when the connection returns (`client/offline/follow-connection.ts`). */
  isOffline?: boolean;
}

export interface RevisionOptions {
  pageBytes: number;
  banner?: PageBanner;
}

/** A composition with its loaded remotes and everything else that pages need. */
export interface SiteRevision extends ComposedParts, RevisionOptions {
  document: CompositionDocument;
  composition: BrowserComposition;
  loaded: Record<string, LoadedRelease>;
  readonly failures: Record<string, string>;
  settings: RenderSettings;
  frame: FrameRenderer;
  /** Keyed by remote. A remote without a renderer is unavailable. */
  renderers: ReadonlyMap<string, RemoteRenderer>;
  /** Reasons by remote and part. */
  withoutParts: Record<string, Record<string, string>>;
}

/** Loads and verifies a release. Rejects with the reason, and promptly when `signal` aborts. */
export type LoadRelease = (
  name: string,
  entry: ReleaseEntry,
  options: { signal: AbortSignal },
) => Promise<LoadedRelease>;

/** All compositions share the frame and the processes of common releases. */
export interface SiteRuntime {
  settings: RenderSettings;
  loadRelease: LoadRelease;
  frame: FrameRenderer;
  pool: RendererPool;
}

export interface LoadingOptions {
  loadedReleases: Readonly<Record<string, LoadedRelease>>;
  /** Returns the revision whose pages must not break, if any. Absent in development and for previews. */
  current?: (() => SiteRevision | undefined) | undefined;
  /** True for a document that is not current yet. It must meet stricter requirements. */
  isProposal?: boolean;
  /** Keeps new processes apart from those that serve visitors. */
  isTrial?: boolean;
}
