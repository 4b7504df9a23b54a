import { LRUCache } from 'lru-cache';
import { compositionId } from '../../../../composition/document/composition-document.ts';
import { withRelease } from '../../../../composition/change/preview-document.ts';
import type { PreviewTarget } from '../../../../composition/document/preview-token.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { Core } from '../../routes/core.ts';
import { type ComposedPreview, Preview } from './preview.ts';

type PreviewCore = Pick<Core, 'live' | 'store' | 'log' | 'settings'>;

/** Each preview runs processes. Over the limit, the least recently viewed preview stops. */
const MAX_PREVIEWS = 2;
const IDLE_MS = 10 * 60_000;

/** A preview starts on its first request and stops when idle. */
export class Previews {
  readonly #core: PreviewCore;
  readonly #previews: LRUCache<string, Preview>;

  constructor(core: PreviewCore) {
    this.#core = core;
    this.#previews = new LRUCache({
      max: MAX_PREVIEWS,
      ttl: IDLE_MS,
      ttlAutopurge: true,
      dispose: (preview) => preview.stop(),
    });
  }

  async get(target: PreviewTarget): Promise<SiteRevision | undefined> {
    const { current } = this.#core.live;
    if (!current) return undefined;
    if (isShown(target, current)) return current;
    const key = previewKey(target, current);
    const existing = this.#previews.peek(key);
    const preview = existing && !existing.hasExpired ? existing : this.#begin(target);
    this.#previews.set(key, preview);
    return preview.ready(this.#core.settings.renderTimeoutMs);
  }

  get all(): readonly Preview[] {
    return [...this.#previews.values()];
  }

  getFailure(target: PreviewTarget): string | undefined {
    const { current } = this.#core.live;
    return current && this.#previews.peek(previewKey(target, current))?.failure;
  }

  close(): void {
    this.#previews.clear();
  }

  #begin(target: PreviewTarget): Preview {
    return new Preview(this.#core, (signal) => this.#compose(target, signal));
  }

  async #compose(target: PreviewTarget, signal: AbortSignal): Promise<ComposedPreview> {
    const { current } = this.#core.live;
    if (!current) throw new Error('No composition is live yet.');
    if ('composition' in target) {
      const document = (await this.#core.store.former()).findLast(
        (former) => compositionId(former) === target.composition,
      );
      if (!document)
        throw new Error(
          `Composition ${target.composition} is not in the history. To make a new link, run "npm run compose -- link".`,
        );
      for (const { release } of Object.values(document.remotes)) this.#requireTrust(release, current);
      return {
        document,
        loadedReleases: current.loaded,
        shows: `composition ${target.composition.slice(0, 8)} (revision ${document.revision})`,
      };
    }
    const { remote, release, digest } = target;
    this.#requireTrust(release, current);
    const loaded = await this.#core.live.runtime.loadRelease(remote, { release, digest }, { signal });
    return {
      document: withRelease(current.document, { release, digest }, loaded.descriptor),
      loadedReleases: { ...current.loaded, [remote]: loaded },
      shows: `${remote} ${loaded.version}`,
    };
  }

  /** Uses the live trusted origins, because an old link must not readmit a removed origin. */
  #requireTrust(release: string, { document }: SiteRevision) {
    const { origin } = new URL(release);
    if (document.trustedOrigins.includes(origin) || this.#core.settings.allowsPreviewOrigin(release)) return;
    throw new Error(
      `A release is on ${origin}, which this site does not trust. To allow previews from there, add it to PREVIEW_ORIGINS.`,
    );
  }
}

function isShown(target: PreviewTarget, { document }: SiteRevision): boolean {
  if ('composition' in target) return compositionId(document) === target.composition;
  const entry = document.remotes[target.remote];
  return entry?.digest === target.digest && entry.release === target.release;
}

/** A release preview depends on the live composition, so its key contains the ID of that composition. */
function previewKey(target: PreviewTarget, { document }: SiteRevision): string {
  return JSON.stringify('composition' in target ? target : [compositionId(document), target]);
}
