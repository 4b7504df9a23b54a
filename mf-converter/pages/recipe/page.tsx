import { definePage } from '@site/shell-contract';
import { RecipePage, RecipePending } from './recipe-page.tsx';
import { recipeHead } from './head.ts';
import { RecipeConverter } from './dormant-recipe-converter.ts';

export const page = definePage({
  load: async () => {
    await RecipeConverter.load();
    return { kind: 'page', head: recipeHead(), data: null };
  },
  Page: RecipePage,
  Pending: RecipePending,
});
