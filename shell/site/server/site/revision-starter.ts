import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import type { PageBanner } from '../render/document/page-banner.ts';
import { FrameRenderer } from '../render/frame-renderer.ts';
import { RendererPool } from '../render/renderer-pool.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { CompositionLoader } from './composition-loader.ts';
import type { LoadRelease } from './remote-loader.ts';
import { type SiteRevision, siteRevision } from './site-revision.ts';

export interface RevisionStarterOptions {
  loadRelease: LoadRelease;
  settings: RenderSettings;
}

interface StartOptions {
  known: Readonly<Record<string, LoadedRelease>>;
  onChange: (changed: CompositionLoader) => void;
  /** The revision whose pages must not break. Absent at the first start and in development. */
  current?: (() => SiteRevision | undefined) | undefined;
  /** Keeps new processes apart from those that serve visitors. */
  isTrial?: boolean;
}

interface RevisionOptions {
  pageBytes: number;
  banner?: PageBanner;
}

/** Starts compositions in parallel. They share processes for common releases, and one frame. */
export class RevisionStarter {
  readonly frame: FrameRenderer;
  readonly loadRelease: LoadRelease;
  readonly #settings: RenderSettings;
  readonly #pool: RendererPool;

  constructor({ loadRelease, settings }: RevisionStarterOptions) {
    this.loadRelease = loadRelease;
    this.#settings = settings;
    this.frame = new FrameRenderer(settings);
    this.#pool = new RendererPool(settings);
  }

  start(document: CompositionDocument, { known, onChange, current, isTrial = false }: StartOptions): CompositionLoader {
    const pool = isTrial ? this.#pool.forTrials : this.#pool;
    return new CompositionLoader({
      document,
      known,
      loadRelease: this.loadRelease,
      pool,
      site: this.#settings.site,
      proof: current && { current, frame: this.frame, renderMs: this.#settings.limits.renderMs },
      isTrial,
      onChange,
    });
  }

  revisionOf(loader: CompositionLoader, options: RevisionOptions): SiteRevision {
    return siteRevision(loader, { frame: this.frame, settings: this.#settings, ...options });
  }

  async close(): Promise<void> {
    this.frame.stop();
    await this.#pool.close();
  }
}
