import { setTimeout as sleep } from 'node:timers/promises';
import type { CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { LoadedRelease } from '../../../../composition/judge/release-store.ts';
import { PREVIEW_OFF, PREVIEW_PARAMETER } from '../../../../composition/document/preview-token.ts';
import { CompositionLoader, hasGained, siteRevision } from '../../live/composition-loader.ts';
import type { PageBanner, SiteRevision } from '../../live/site-revision.ts';
import type { Core } from '../../routes/core.ts';

export interface ComposedPreview {
  document: CompositionDocument;
  loadedReleases: Readonly<Record<string, LoadedRelease>>;
  shows: string;
}

export const LEAVE = { label: 'Leave', to: `?${PREVIEW_PARAMETER}=${PREVIEW_OFF}` };

const PAGE_BYTES = 8 * 1024 * 1024;
const RETRY_MS = 5000;

/** Its failures do not affect the live site. */
export class Preview {
  readonly #core: Pick<Core, 'live' | 'log'>;
  readonly #stopped = new AbortController();
  readonly #settled = Promise.withResolvers<void>();
  #shows: string | undefined;
  #loader: CompositionLoader | undefined;
  #revision: SiteRevision | undefined;
  #failure: { reason: string; at: number } | undefined;

  constructor(core: Pick<Core, 'live' | 'log'>, compose: (signal: AbortSignal) => Promise<ComposedPreview>) {
    this.#core = core;
    void this.#bringUp(compose);
  }

  get hasExpired(): boolean {
    return this.#failure !== undefined && performance.now() - this.#failure.at > RETRY_MS;
  }

  get revision(): SiteRevision | undefined {
    return this.#revision;
  }

  get failure(): string | undefined {
    return this.#failure?.reason;
  }

  async ready(waitMs: number): Promise<SiteRevision | undefined> {
    await Promise.race([this.#settled.promise, sleep(waitMs, undefined, { ref: false })]);
    return this.#revision;
  }

  stop(): void {
    this.#stopped.abort();
    this.#loader?.stop();
    this.#settled.resolve();
  }

  async #bringUp(compose: (signal: AbortSignal) => Promise<ComposedPreview>) {
    const { live, log } = this.#core;
    const { signal } = this.#stopped;
    try {
      const { document, loadedReleases, shows } = await compose(signal);
      if (signal.aborted) return;
      this.#shows = shows;
      log.info({ preview: shows }, `Starting a preview of ${shows}.`);
      const onChange = (changed: CompositionLoader) => this.#changed(changed);
      this.#loader = new CompositionLoader(live.runtime, document, { loadedReleases, onChange, isTrial: true });
    } catch (error) {
      if (signal.aborted) return;
      this.#failure = { reason: (error as Error).message, at: performance.now() };
      const { code } = error as Error & { code?: string };
      log.error({ code, reason: this.#failure.reason }, 'Cannot show a preview.');
      this.#settled.resolve();
    }
  }

  /** The preview is ready when it no longer waits for a remote. Remotes that load later are added. */
  #changed(loader: CompositionLoader) {
    const { log } = this.#core;
    if (this.#stopped.signal.aborted || (!this.#revision && loader.awaited.size > 0)) return;
    if (this.#revision && !hasGained(loader, this.#revision)) return;
    const banner = previewBanner(this.#shows ?? 'another composition', loader.failures);
    this.#revision = siteRevision(loader, { pageBytes: PAGE_BYTES, banner });
    for (const [remote, reason] of Object.entries(loader.failures))
      log.error({ preview: this.#shows, remote, reason }, `${remote} is unavailable in the preview of ${this.#shows}.`);
    this.#settled.resolve();
  }
}

function previewBanner(shows: string, failures: Readonly<Record<string, string>>): PageBanner {
  const missing = Object.keys(failures);
  const without =
    missing.length === 0
      ? ''
      : ` ${missing.join(', ')} could not start in this preview. The site's log has the reason.`;
  return { text: `This is a preview of ${shows}. Visitors see another version.${without}`, link: LEAVE };
}
