import { Breadcrumbs, PageHeading, PageLayout, Section, useQuery, useRouteContext } from '@site/shell-contract';
import { MAIN_PAGES } from '../sitemap/main-pages.ts';
import { NO_LISTING } from '../sitemap/site-listing.ts';
import { siteListingQuery } from '../sitemap/site-listing-query.ts';
import { SITEMAP_BREADCRUMBS } from '../sitemap/sitemap-head.ts';
import { ConverterLists } from './converter-lists.tsx';
import { LinkColumns } from './link-columns.tsx';
import { ListingFailed } from './listing-failed.tsx';
import { ListingLoading } from './listing-loading.tsx';

export function SitemapPage() {
  const { data: listing = NO_LISTING, isPending, refetch } = useQuery(siteListingQuery(useRouteContext()));
  return (
    <PageLayout>
      <Breadcrumbs items={SITEMAP_BREADCRUMBS} />
      <PageHeading lead="Every page of this site, on one page.">Sitemap</PageHeading>
      <Section title="Main pages" id="main-pages">
        <LinkColumns links={MAIN_PAGES} least="9rem" />
      </Section>
      {isPending ? <ListingLoading /> : <ConverterLists categories={listing.categories} />}
      {listing.failed ? <ListingFailed retry={() => void refetch()} /> : null}
    </PageLayout>
  );
}
