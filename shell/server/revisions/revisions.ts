import type { PreviewTarget } from '../../composition/preview-token.ts';
import type { LiveSite } from './live-site.ts';
import type { Previews } from './previews.ts';
import type { SiteHealth } from './site-health.ts';
import type { SiteRevision } from './site-revision.ts';

/** What decides which revision a request gets. */
interface Choice {
  /** What the visitor looks at by a link. */
  preview?: PreviewTarget | undefined;
}

/** The revisions that serve side by side, and which of them a request gets: that is decided here and nowhere else. */
export class Revisions {
  readonly #live: Pick<LiveSite, 'current' | 'health'>;
  readonly #previews: Previews | undefined;

  /** @param previews absent where links are off */
  constructor(live: Pick<LiveSite, 'current' | 'health'>, previews: Previews | undefined) {
    this.#live = live;
    this.#previews = previews;
  }

  /** What all visitors get who have no link. Undefined until a composition is in force. */
  get current(): SiteRevision | undefined {
    return this.#live.current;
  }

  /** Resolves with nothing where there is none in force, or the preview is not there within the time that it may take. */
  async of({ preview }: Choice): Promise<SiteRevision | undefined> {
    return preview && this.#previews ? this.#previews.get(preview) : this.current;
  }

  /** As `of`, of what is there now: nothing is brought up. */
  readyOf({ preview }: Choice): SiteRevision | undefined {
    return preview && this.#previews ? this.#previews.peek(preview) : this.current;
  }

  /** Of what all of them show, something has changed. */
  clearPages(): void {
    for (const revision of [this.current, ...(this.#previews?.all ?? []).map((preview) => preview.revision)]) revision?.pages.clear();
  }

  health(): SiteHealth {
    const previews = this.#previews?.health() ?? [];
    return { ...this.#live.health(), ...(previews.length === 0 ? {} : { previews }) };
  }

  close(): void {
    this.#previews?.close();
  }
}
