import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { FrameRenderer } from '../render/frame-renderer.ts';
import type { RemoteRenderer } from '../render/remote.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { ComposedParts } from './parts.ts';
import type { ReleaseEntry } from '../../../composition/judge/fetch-release.ts';
import type { RendererPool } from '../render/pool.ts';

/** Outside the application's root, so it needs no scripts. */
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

/** A composition whose remotes are loaded: everything that its pages are made of. */
export interface SiteRevision extends ComposedParts, RevisionOptions {
  document: CompositionDocument;
  composition: BrowserComposition;
  loaded: Record<string, LoadedRelease>;
  readonly failures: Record<string, string>;
  settings: RenderSettings;
  frame: FrameRenderer;
  /** By remote. A remote without a renderer is unavailable. */
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

/** What all compositions share: the processes of common releases, and one frame. */
export interface SiteRuntime {
  settings: RenderSettings;
  loadRelease: LoadRelease;
  frame: FrameRenderer;
  pool: RendererPool;
}

export interface LoadingOptions {
  /** Loaded remotes of the live composition. */
  loadedReleases: Readonly<Record<string, LoadedRelease>>;
  /** The revision whose pages must not break. Absent at the first start, in development, and for trials. */
  current?: (() => SiteRevision | undefined) | undefined;
  /** The document is not current yet, and more is required of it. */
  isProposal?: boolean;
  /** Keeps new processes apart from those that serve visitors. */
  isTrial?: boolean;
}
