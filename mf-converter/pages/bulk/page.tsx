import { choicePage } from '../../spreadsheet/choice-page.tsx';
import { BulkPage } from './bulk-page.tsx';
import { bulkHead } from './head.ts';

export const page = choicePage({ head: bulkHead, Page: BulkPage, searchParams: ['round', 'values'] });
