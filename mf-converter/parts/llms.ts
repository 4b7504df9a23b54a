import { categories } from '@site/catalog/categories';
import type { LlmsSection } from '@site/shell-contract';
import { SEARCH_PAGE } from '../search/search-page.ts';

export const llms: readonly LlmsSection[] = [
  {
    title: 'Converters',
    links: [
      { label: 'All converters', to: SEARCH_PAGE, note: 'Every pair of units, and a box that answers questions.' },
      ...categories.map(({ name, slug, description }) => ({
        label: name,
        to: `/category/${slug}`,
        note: description,
      })),
    ],
  },
];
