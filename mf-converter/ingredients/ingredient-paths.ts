import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import { fromHome } from '../ui/breadcrumbs.ts';

export const ALL_INGREDIENTS = '/ingredients';
export const RECIPE_PAGE = '/ingredients/recipe';

export interface IngredientQuery {
  value: string;
  from: string;
  to: string;
}

export function ingredientPath({ id }: Pick<Ingredient, 'id'>, query?: IngredientQuery): string {
  return `${ALL_INGREDIENTS}/${id}${query ? `?${new URLSearchParams({ ...query }).toString()}` : ''}`;
}

const LABEL = 'Cups to Grams';

export const INGREDIENTS_BREADCRUMBS = fromHome({ label: LABEL });

export const belowIngredients = (label: string) => fromHome({ label: LABEL, to: ALL_INGREDIENTS }, { label });
