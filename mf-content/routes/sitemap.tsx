import { definePage } from '@site/shell-contract';
import { loadListing } from '../sitemap/site-listing.ts';
import { sitemapHead, SitemapPage, SitemapPending } from '../sitemap/sitemap-page.tsx';

export const page = definePage({
  load: async ({ api }) => {
    const { listing, degraded } = await loadListing(api);
    return { kind: 'page', head: sitemapHead, data: listing, degraded };
  },
  Page: SitemapPage,
  Pending: SitemapPending,
});
