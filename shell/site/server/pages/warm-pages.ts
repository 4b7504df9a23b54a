import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SiteRevision } from '../live/site-revision.ts';
import { sitemapEntries } from '../live/sitemap-entries.ts';
import type { PageCache } from './page-cache.ts';

interface PageWarmerOptions {
  live: { readonly current: SiteRevision | undefined };
  pages: PageCache;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** The pause after each page is this many times its render time, to leave the CPU to visitors. */
const REST_SHARE = 4;
const MIN_REST_MS = 5;
/** This many failures in a row mean that a remote is unavailable. */
const MAX_FAILURES = 3;
/** A fuller cache would drop pages that visitors requested. */
const FULL_SHARE = 0.9;

/** Renders the uncached pages of a revision one at a time, until the cache is nearly full. */
export class PageWarmer {
  readonly #options: PageWarmerOptions;
  readonly #started = new WeakSet<SiteRevision>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: PageWarmerOptions) {
    this.#options = options;
  }

  begin(siteUrl: string): void {
    const revision = this.#options.live.current;
    if (!revision || this.#started.has(revision)) return;
    this.#started.add(revision);
    this.#last = this.#last
      .then(() => this.#warm(revision, siteUrl))
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'Could not render pages ahead of requests.'));
  }

  async #warm(revision: SiteRevision, siteUrl: string) {
    const { live, pages, log } = this.#options;
    const cache = pages.of(revision);
    const startedAt = performance.now();
    let failures = 0;
    let rendered = 0;
    for (const { path } of await sitemapEntries(revision, siteUrl)) {
      if (revision !== live.current || cache.calculatedSize > FULL_SHARE * cache.maxSize) return;
      const key = siteUrl + path;
      if (cache.has(key)) continue;
      const at = performance.now();
      await pages.get(revision, { path, search: '', siteUrl });
      const isKept = cache.has(key);
      rendered += Number(isKept);
      failures = isKept ? 0 : failures + 1;
      if (failures === MAX_FAILURES) return;
      await sleep(Math.max(MIN_REST_MS, REST_SHARE * (performance.now() - at)), undefined, { ref: false });
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    log.info({ revision: revision.document.revision, pages: rendered, seconds }, 'All pages are ready.');
  }
}
