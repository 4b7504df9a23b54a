import type { PageContext, PageResult } from '@site/shell-contract';
import { loadIngredient, type IngredientPageData } from '../ingredient/load-ingredient.tsx';
import { ingredientsHead } from '../ingredients/head.ts';
import { RECIPE_PAGE } from '../../ingredients/ingredient-paths.ts';
import { IngredientList } from '../ingredients/ingredient-list.tsx';
import { RecipeConverter } from '../recipe/recipe-page.tsx';
import { recipeHead } from '../recipe/head.ts';

export type KitchenData = { page: 'list' } | { page: 'recipe' } | ({ page: 'ingredient' } & IngredientPageData);
export type KitchenSection = 'list' | 'tables';

export async function loadKitchen(context: PageContext): Promise<PageResult<KitchenData, KitchenSection>> {
  const { path, params } = context;
  if (path === RECIPE_PAGE) {
    await RecipeConverter.load();
    return { kind: 'page', head: recipeHead(), data: { page: 'recipe' } };
  }
  if (params['ingredient'] !== undefined) return loadIngredient(context);
  const sections = { list: async () => <IngredientList /> };
  return { kind: 'page', head: ingredientsHead(), data: { page: 'list' }, sections };
}
