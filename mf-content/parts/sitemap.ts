import type { SitemapEntry } from '@site/shell-contract';
import { articles } from '../all-articles.ts';

/** The entry of the sitemap page has no date, so it gets the release's. */
export const sitemap: readonly SitemapEntry[] = [
  ...articles.map(({ path, modified, lastUpdated }) => ({ path, lastModified: modified ?? lastUpdated })),
  { path: '/sitemap' },
];
