import type { ApiClient } from '@site/api-contract';
import type { SiteInfo } from '../route/site-info.ts';

export interface SitemapEntry {
  /** Path of a page of the remote's own. */
  path: string;
  /** When the page last changed: an ISO date, with or without a time. Without it, it is the day on which the release was built. */
  lastModified?: string | undefined;
}

export interface SitemapContext {
  site: SiteInfo;
  api: ApiClient;
}

/** The part named `sitemap`: the remote's pages, for search engines. For the shell's server alone. */
export interface SitemapPart {
  /** The list, or what finds it out; that rejects where it cannot name all: a list that is cut short would take the others out of search engines. */
  sitemap: readonly SitemapEntry[] | ((context: SitemapContext) => Promise<readonly SitemapEntry[]>);
}
