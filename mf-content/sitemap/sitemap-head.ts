import type { PageHead } from '@site/shell-contract';
import { pageBreadcrumbs } from '../articles/page-breadcrumbs.ts';

const PATH = '/sitemap';
const DESCRIPTION =
  'Every page of this site on one page: the main pages, all categories of units, and every unit converter by category.';

export const SITEMAP_BREADCRUMBS = pageBreadcrumbs('Sitemap');

export const sitemapHead: PageHead = {
  title: 'Sitemap',
  description: DESCRIPTION,
  canonical: PATH,
  breadcrumbs: SITEMAP_BREADCRUMBS,
  structuredData: [{ '@type': 'CollectionPage', name: 'Sitemap', description: DESCRIPTION, url: PATH }],
};
