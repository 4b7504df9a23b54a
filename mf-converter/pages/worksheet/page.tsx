import { choicePage } from '../../spreadsheet/choice-page.tsx';
import { WorksheetPage } from './worksheet-page.tsx';
import { worksheetHead } from './head.ts';

export const page = choicePage({ head: worksheetHead, Page: WorksheetPage, searchParams: ['level', 'count', 'seed'] });
