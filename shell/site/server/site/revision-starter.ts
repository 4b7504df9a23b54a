import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
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
  /** Remotes that are loaded already. */
  known: Readonly<Record<string, LoadedRelease>>;
  onChange: (changed: CompositionLoader) => void;
  /** What visitors get now: no page of it may break. Absent where nothing is compared: at the first start, and in development. */
  current?: (() => SiteRevision | undefined) | undefined;
  /** For one visitor who wants to see it: nothing of it reaches what serves all the others. */
  isPreview?: boolean;
}

interface RevisionOptions {
  /** Bytes of memory for its ready pages. */
  pageBytes: number;
  /** What a preview shows, in words. Absent for what all visitors get. */
  shows?: string;
  /** The revision whose visitors it gets. Absent for the first, and for a preview: no page of one is like another's. */
  former?: SiteRevision | undefined;
}

/** Brings up compositions side by side: what they have in common renders in the same processes, and all in one frame. */
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

  start(
    document: CompositionDocument,
    { known, onChange, current, isPreview = false }: StartOptions,
  ): CompositionLoader {
    const pool = isPreview ? this.#pool.forPreviews : this.#pool;
    return new CompositionLoader({
      document,
      known,
      loadRelease: this.loadRelease,
      pool,
      site: this.#settings.site,
      proof: current && { current, frame: this.frame },
      onChange,
    });
  }

  /** What is up now of a composition, to serve requests. */
  revisionOf(start: CompositionLoader, options: RevisionOptions): SiteRevision {
    return siteRevision(start, { frame: this.frame, settings: this.#settings, ...options });
  }

  async close(): Promise<void> {
    this.frame.stop();
    await this.#pool.close();
  }
}
