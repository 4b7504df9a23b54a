import { loadUnits } from '@site/catalog/load-units';
import { definePage, notFound } from '@site/shell-contract';
import { scaleFor } from '../../converter/fields/lazy-parts.ts';
import { loadCategories } from '../../data/categories.ts';
import { DEFAULT_CATEGORY, type ChoiceData } from '../../spreadsheet/unit-choice.tsx';
import { bulkHead, BulkPage } from '../bulk/bulk-page.tsx';
import { embedCodeHead, EmbedCodePage } from '../embed/embed-code-page.tsx';
import { tableHead, TablePage } from '../table-maker/table-page.tsx';
import { worksheetHead, WorksheetPage } from '../worksheet/worksheet-page.tsx';

const TOOLS = [
  { head: bulkHead, Page: BulkPage },
  { head: tableHead, Page: TablePage },
  { head: worksheetHead, Page: WorksheetPage },
  { head: embedCodeHead, Page: EmbedCodePage },
];

const toolAt = (path: string) => TOOLS.find(({ head }) => head.canonical === path);

export const page = definePage<ChoiceData & { path: string }>({
  load: async ({ api, path, search }) => {
    const tool = toolAt(path);
    if (!tool) return notFound();
    const { value, degraded } = await loadCategories(api);
    const categories = value.map(({ slug, name }) => ({ slug, name }));
    const category = categories.find(({ slug }) => slug === search.get('category'))?.slug ?? DEFAULT_CATEGORY;
    const units = await loadUnits(category);
    if (tool.head === worksheetHead) await scaleFor(category).load();
    return { kind: 'page', head: tool.head, data: { path, categories, units }, degraded };
  },
  Page: ({ data: { path, ...choice } }) => {
    const Tool = toolAt(path)?.Page;
    return Tool ? <Tool {...choice} /> : null;
  },
  searchParams: [
    ...['category', 'from', 'to', 'to2', 'to3', 'round', 'values'],
    ...['first', 'last', 'step', 'level', 'count', 'seed', 'theme'],
  ],
});
