import { definePage } from '@site/shell-contract';
import { IngredientPage, IngredientsPage, RecipePage } from './kitchen-pages.tsx';
import type { KitchenData, KitchenSection } from './load-kitchen.tsx';

/** Three routes share one module, because each exposed module makes every first view larger. */
export const page = definePage<KitchenData, KitchenSection>({
  load: async (context) => (await import('./load-kitchen.tsx')).loadKitchen(context),
  Page: ({ data, sections }) => {
    if (data.page === 'recipe') return <RecipePage />;
    if (data.page === 'list') return <IngredientsPage list={sections.list} />;
    return <IngredientPage {...data} tables={sections.tables} />;
  },
  searchParams: ['value', 'from', 'to'],
});
