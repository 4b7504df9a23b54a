import { definePage, useLocation } from '@site/shell-contract';
import type { PageContext } from '@site/shell-contract';
import { IngredientPage, IngredientPending } from './ingredient-page.tsx';
import { RECIPE_PAGE } from '../../ingredients/ingredient-paths.ts';
import { IngredientsPage, IngredientsPending } from './ingredients-page.tsx';
import { RecipePage, RecipePending } from './recipe-page.tsx';
import type { KitchenData, KitchenSection } from './load-kitchen.tsx';

/** One module for three routes: each exposed module makes every first view larger. */
export const page = definePage<KitchenData, KitchenSection>({
  load: async (context) => (await import('./load-kitchen.tsx')).loadKitchen(context),
  Page: ({ data, sections }) => {
    if (data.page === 'recipe') return <RecipePage />;
    if (data.page === 'list') return <IngredientsPage list={sections.list} />;
    return <IngredientPage {...data} tables={sections.tables} />;
  },
  Pending: KitchenPending,
  searchParams: ['value', 'from', 'to'],
});

function KitchenPending({ params }: Pick<PageContext, 'params'>) {
  const { pathname } = useLocation();
  if (pathname === RECIPE_PAGE) return <RecipePending />;
  return params['ingredient'] === undefined ? <IngredientsPending /> : <IngredientPending params={params} />;
}
