import { choicePage } from '../../spreadsheet/choice-page.tsx';
import { EmbedCodePage } from './embed-code-page.tsx';
import { embedCodeHead } from './head.ts';

export const page = choicePage({ head: embedCodeHead, Page: EmbedCodePage, searchParams: ['theme'] });
