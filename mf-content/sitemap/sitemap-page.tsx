import {
  Breadcrumbs,
  Button,
  ButtonLink,
  EmptyState,
  type PageHead,
  PageHeading,
  PageLayout,
  Section,
  Skeleton,
  usePageServices,
  useSiteLinks,
} from '@site/shell-contract';
import type { ReactNode } from 'react';
import { pageBreadcrumbs } from '../articles/article.ts';
import { ConverterLists, type ListedCategory } from './converter-lists.tsx';
import { LinkColumns } from './link-columns.tsx';

const PATH = '/sitemap';
const DESCRIPTION =
  'Every page of this site on one page: the main pages, all categories of units, and every unit converter by category.';
const BREADCRUMBS = pageBreadcrumbs('Sitemap');

export const sitemapHead: PageHead = {
  title: 'Sitemap',
  description: DESCRIPTION,
  canonical: PATH,
  breadcrumbs: BREADCRUMBS,
  structuredData: [{ '@type': 'CollectionPage', name: 'Sitemap', description: DESCRIPTION, url: PATH }],
};

export interface SiteListing {
  categories: readonly ListedCategory[];
  /** True if the API calls failed. The listing is then empty. */
  failed: boolean;
}

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
      <Section title="Converters">
        <p role="status">Loading site content...</p>
        <Skeleton count={8} width="20rem" />
      </Section>
    </SitemapFrame>
  );
}

function SitemapFrame({ children }: { children: ReactNode }) {
  const mainPages = useSiteLinks();
  return (
    <PageLayout>
      <Breadcrumbs items={BREADCRUMBS} />
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

function ListingFailed({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      heading="The list of converters could not be loaded"
      action={
        <>
          <Button onClick={retry}>Try again</Button>{' '}
          <ButtonLink to="/all-converters" variant="secondary">
            All converters
          </ButtonLink>
        </>
      }
    >
      The converters still work. Try again in a moment, or find yours by category.
    </EmptyState>
  );
}
