import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SiteRevision } from '../site/site-revision.ts';
import type { Revisions } from './revisions.ts';
import { sitemapEntries } from '../site/sitemap/sitemap-entries.ts';
import { preparePage } from './make-page.ts';

interface PageWarmerOptions {
  revisions: Pick<Revisions, 'current'>;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Rest this many times as long as a page took, to leave the CPU to visitors. */
const REST_SHARE = 4;
const LEAST_REST_MS = 5;
/** Stop after this many failures in a row: something is unavailable. */
const MOST_FAILURES = 3;
/** Stop before new pages evict pages that visitors requested. */
const FULL_SHARE = 0.9;

/**
 * Renders the remaining pages of each revision one at a time. Starts on its first page request, for that origin only,
 * and stops when the cache is nearly full.
 */
export class PageWarmer {
  readonly #options: PageWarmerOptions;
  readonly #begun = new WeakSet<SiteRevision>();
  #last: Promise<void> = Promise.resolve();

  constructor(options: PageWarmerOptions) {
    this.#options = options;
  }

  begin(siteUrl: string): void {
    const revision = this.#options.revisions.current;
    if (!revision) return;
    if (this.#begun.has(revision)) return;
    this.#begun.add(revision);
    this.#last = this.#last
      .then(() => this.#warm(revision, siteUrl))
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'Could not render pages ahead of requests.'));
  }

  async #warm(revision: SiteRevision, siteUrl: string) {
    const begunAt = performance.now();
    const paths = (await sitemapEntries(revision, siteUrl)).map(({ path }) => path);
    let failures = 0;
    let made = 0;
    for (const path of paths) {
      if (revision !== this.#options.revisions.current || revision.pages.fullness > FULL_SHARE) return;
      if (revision.pages.has(siteUrl, path)) continue;
      const at = performance.now();
      const response = await preparePage(revision, { path, search: '', siteUrl });
      const isMade = response.kind === 'page' && response.page.status === 200 && !response.isTemporary;
      made += Number(isMade);
      failures = isMade ? 0 : failures + 1;
      if (failures === MOST_FAILURES) return;
      await sleep(Math.max(LEAST_REST_MS, REST_SHARE * (performance.now() - at)), undefined, { ref: false });
    }
    this.#options.log.info(
      {
        revision: revision.document.revision,
        pages: made,
        seconds: Math.round((performance.now() - begunAt) / 1000),
      },
      'All pages are ready.',
    );
  }
}
