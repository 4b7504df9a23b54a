import { definePage } from '@site/shell-contract';
import { SitemapPage, SitemapPending } from '../sitemap/sitemap-page.tsx';
import { loadListing } from '../sitemap/load-listing.ts';
import { sitemapHead } from '../sitemap/sitemap-head.ts';

export const page = definePage({
  load: async ({ api }) => {
    const { listing, degraded } = await loadListing(api);
    return { kind: 'page', head: sitemapHead, data: listing, degraded };
  },
  Page: SitemapPage,
  Pending: SitemapPending,
});
