import type { PageHead } from '@site/shell-contract';
import { toolBreadcrumbs } from '../../spreadsheet/tool-breadcrumbs.ts';

export const WORKSHEET_BREADCRUMBS = toolBreadcrumbs('Worksheets');

export const worksheetHead: PageHead = {
  title: 'Unit Conversion Worksheets with Answers',
  description:
    'Print a unit conversion worksheet for any two units. The second sheet has the answers, worked with the factor-label method.',
  canonical: '/worksheet',
  breadcrumbs: WORKSHEET_BREADCRUMBS,
};
