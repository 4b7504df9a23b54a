import { choicePage } from '../../spreadsheet/choice-page.tsx';
import { TablePage } from './table-page.tsx';
import { tableHead } from './head.ts';

export const page = choicePage({
  head: tableHead,
  Page: TablePage,
  searchParams: ['to2', 'to3', 'first', 'last', 'step', 'round'],
});
