import type { SitemapEntry } from '@site/shell-contract';

export const sitemap: readonly SitemapEntry[] = [{ path: '/sample' }];
