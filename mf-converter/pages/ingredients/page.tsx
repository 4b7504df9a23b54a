import { definePage } from '@site/shell-contract';
import { IngredientsPage, IngredientsPending } from './ingredients-page.tsx';

export const page = definePage<null, 'list'>({
  // The server loads the first view, so the loader's code arrives only with client navigation.
  load: async () => (await import('./load-ingredients.tsx')).loadIngredients(),
  Page: ({ sections }) => <IngredientsPage list={sections.list} />,
  Pending: IngredientsPending,
});
