import { loadUnits } from '@site/catalogue/load-category';
import { definePage } from '@site/shell-contract';
import type { PageDefinition, PageHead } from '@site/shell-contract';
import type { ComponentType } from 'react';
import { toPageUnits } from '../data/carried-units.ts';
import { loadCategories } from '../data/categories.ts';
import { DEFAULT_CATEGORY } from './unit-choice.tsx';
import type { ChoiceData } from './unit-choice.tsx';

interface ChoicePage {
  head: PageHead;
  Page: ComponentType<ChoiceData>;
  /** Besides the category and the units. */
  searchParams: readonly string[];
}

/** A page whose visitor chooses a category and units. It gets the units of the address's category. */
export function choicePage({ head, Page, searchParams }: ChoicePage): PageDefinition {
  return definePage<ChoiceData>({
    load: async ({ api, search }) => {
      const { value, degraded } = await loadCategories(api);
      const categories = value.map(({ slug, name }) => ({ slug, name }));
      const category = categories.find(({ slug }) => slug === search.get('category'))?.slug ?? DEFAULT_CATEGORY;
      return { kind: 'page', head, data: { categories, units: toPageUnits(await loadUnits(category)) }, degraded };
    },
    Page: ({ data }) => <Page {...data} />,
    searchParams: ['category', 'from', 'to', ...searchParams],
  });
}
