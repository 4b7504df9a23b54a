import type { PageHead } from '@site/shell-contract';
import { toolBreadcrumbs } from '../../spreadsheet/tool-breadcrumbs.ts';

export const TABLE_BREADCRUMBS = toolBreadcrumbs('Conversion Table Maker');

export const tableHead: PageHead = {
  title: 'Conversion Table Maker: Your Own Units, Range, and Step',
  description:
    'Make your own conversion table: pick the units, the first and last value, and the step. Print it, or save it as ' +
    'CSV.',
  canonical: '/conversion-table',
  breadcrumbs: TABLE_BREADCRUMBS,
};
