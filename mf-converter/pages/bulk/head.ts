import type { PageHead } from '@site/shell-contract';
import { toolBreadcrumbs } from '../../spreadsheet/tool-breadcrumbs.ts';

export const BULK_BREADCRUMBS = toolBreadcrumbs('Bulk Converter');

export const bulkHead: PageHead = {
  title: 'Bulk Unit Converter: Convert a Column of Values',
  description:
    'Paste a column from a spreadsheet and convert all of it at once. Copy the results back, or save them as CSV. Nothing leaves your browser.',
  canonical: '/bulk-converter',
  breadcrumbs: BULK_BREADCRUMBS,
};
