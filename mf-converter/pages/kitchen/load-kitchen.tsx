import { allIngredients } from '@site/catalog/ingredients/all-ingredients';
import type { PageContext, PageHead, PageResult } from '@site/shell-contract';
import { loadIngredient, type IngredientPageData } from './load-ingredient.tsx';
import {
  ALL_INGREDIENTS,
  ingredientPath,
  INGREDIENTS_BREADCRUMBS,
  RECIPE_PAGE,
} from '../../ingredients/ingredient-paths.ts';
import { IngredientList } from './ingredient-list.tsx';
import { RECIPE_BREADCRUMBS, RECIPE_TITLE, RecipeConverter } from './recipe-page.tsx';

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

function recipeHead(): PageHead {
  return {
    title: RECIPE_TITLE,
    description:
      'Paste a recipe: each line is converted from cups and spoons to grams, or from grams to cups, and scaled to half, double, or your number of servings.',
    canonical: RECIPE_PAGE,
    image: 'volume',
    breadcrumbs: RECIPE_BREADCRUMBS,
  };
}

const DESCRIPTION =
  'What a cup of flour, sugar, butter, and other ingredients weighs in grams, spooned, sifted, scooped, or packed, with the source of each figure.';

function ingredientsHead(): PageHead {
  return {
    title: 'Cups to Grams: What Ingredients Weigh',
    description: DESCRIPTION,
    canonical: ALL_INGREDIENTS,
    image: 'volume',
    breadcrumbs: INGREDIENTS_BREADCRUMBS,
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: 'Cups to Grams',
        description: DESCRIPTION,
        url: ALL_INGREDIENTS,
        hasPart: allIngredients.map((ingredient) => ({
          '@type': 'WebPage',
          name: ingredient.name,
          url: ingredientPath(ingredient),
        })),
      },
    ],
  };
}
