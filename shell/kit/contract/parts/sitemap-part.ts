import type { ApiClient } from '@site/api-contract';
import type { SiteInfo } from '../route/site-info.ts';

export interface SitemapEntry {
  /** Path of one of the remote's pages. */
  path: string;
  /** ISO date, with or without a time. Defaults to the release's build date. */
  lastModified?: string | undefined;
}

export interface SitemapContext {
  site: SiteInfo;
  api: ApiClient;
}

/** The part named `sitemap`: the remote's pages, for search engines. Only the shell's server reads it. */
export interface SitemapPart {
  /** A function must reject if it cannot list every page: search engines would drop the pages missing from a partial list. */
  sitemap: readonly SitemapEntry[] | ((context: SitemapContext) => Promise<readonly SitemapEntry[]>);
}
