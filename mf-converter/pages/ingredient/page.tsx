import { definePage } from '@site/shell-contract';
import { IngredientPage, IngredientPending } from './ingredient-page.tsx';
import type { IngredientPageData, IngredientSection } from './load-ingredient.tsx';

export const page = definePage<IngredientPageData, IngredientSection>({
  // The server loads the first view, so the loader's code arrives only with client navigation.
  load: async (context) => (await import('./load-ingredient.tsx')).loadIngredient(context),
  Page: ({ data, sections }) => <IngredientPage {...data} tables={sections.tables} />,
  Pending: IngredientPending,
  searchParams: ['value', 'from', 'to'],
});
