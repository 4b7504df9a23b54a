import type { SitemapEntry } from '@site/shell-contract';
import { articles } from '../all-articles.ts';

/** The sitemap page's own entry has no date, so it gets the release date. */
export const sitemap: readonly SitemapEntry[] = [
  ...articles.map(({ path, modified, lastUpdated }) => ({ path, lastModified: modified ?? lastUpdated })),
  { path: '/sitemap' },
];
