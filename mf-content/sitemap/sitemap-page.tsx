import { Breadcrumbs, PageHeading, PageLayout, Section, usePageServices, useSiteLinks } from '@site/shell-contract';
import type { ReactNode } from 'react';
import type { SiteListing } from './site-listing.ts';
import { SITEMAP_BREADCRUMBS } from './sitemap-head.ts';
import { ConverterLists } from './converter-lists.tsx';
import { LinkColumns } from './link-columns.tsx';
import { ListingFailed } from './listing-failed.tsx';
import { ListingLoading } from './listing-loading.tsx';

export function SitemapPage({ data: { categories, failed } }: { data: SiteListing }) {
  const { reload } = usePageServices();
  return (
    <SitemapFrame>
      <ConverterLists categories={categories} />
      {failed ? <ListingFailed retry={reload} /> : null}
    </SitemapFrame>
  );
}

export function SitemapPending() {
  return (
    <SitemapFrame>
      <ListingLoading />
    </SitemapFrame>
  );
}

function SitemapFrame({ children }: { children: ReactNode }) {
  const mainPages = useSiteLinks();
  return (
    <PageLayout>
      <Breadcrumbs items={SITEMAP_BREADCRUMBS} />
      <PageHeading lead="Every page of this site, on one page.">Sitemap</PageHeading>
      {mainPages.length > 0 ? (
        <Section title="Main pages" id="main-pages">
          <LinkColumns links={mainPages} least="9rem" />
        </Section>
      ) : null}
      {children}
    </PageLayout>
  );
}
