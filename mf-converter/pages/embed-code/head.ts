import type { PageHead } from '@site/shell-contract';
import { toolBreadcrumbs } from '../../spreadsheet/tool-breadcrumbs.ts';

export const EMBED_BREADCRUMBS = toolBreadcrumbs('Embed a Converter');

export const embedCodeHead: PageHead = {
  title: 'Embed a Unit Converter on Your Website',
  description:
    'Put a unit converter with a double scale on your own page: one iframe, no cookies, no tracking, light or dark.',
  canonical: '/embed',
  breadcrumbs: EMBED_BREADCRUMBS,
};
