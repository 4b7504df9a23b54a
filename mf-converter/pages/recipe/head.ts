import type { PageHead } from '@site/shell-contract';
import { RECIPE_PAGE, belowIngredients } from '../../ingredients/ingredient-paths.ts';

export const RECIPE_TITLE = 'Convert a Recipe to Grams';

export const RECIPE_BREADCRUMBS = belowIngredients('Recipe');

export function recipeHead(): PageHead {
  return {
    title: RECIPE_TITLE,
    description:
      'Paste a recipe: each line is converted from cups and spoons to grams, or from grams to cups, and scaled to half, double, or your number of servings.',
    canonical: RECIPE_PAGE,
    image: 'volume',
    breadcrumbs: RECIPE_BREADCRUMBS,
  };
}
