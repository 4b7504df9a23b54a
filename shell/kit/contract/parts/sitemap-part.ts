import type { ApiClient } from '@site/api-contract';
import type { SiteInfo } from '../route/site-info.ts';

export interface SitemapEntry {
  path: string;
  /** ISO date, with an optional time. Defaults to the build date. */
  lastModified?: string | undefined;
}

export interface SitemapContext {
  site: SiteInfo;
  api: ApiClient;
}

/** Only the shell's server reads it. */
export interface SitemapPart {
  /** A function must reject if it cannot list every page: search engines drop missing pages. */
  sitemap: readonly SitemapEntry[] | ((context: SitemapContext) => Promise<readonly SitemapEntry[]>);
}
