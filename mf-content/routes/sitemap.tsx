import type { RouteModule } from '@site/shell-contract';
import { SitemapPage } from '../components/sitemap-page.tsx';
import { siteListingQuery } from '../sitemap/site-listing-query.ts';
import { sitemapHead } from '../sitemap/sitemap-head.ts';

export const route: RouteModule = {
  prefetch: (context) => context.queryClient.prefetchQuery(siteListingQuery(context)),
  resolve: () => ({ kind: 'page', head: sitemapHead }),
  Page: SitemapPage,
};
