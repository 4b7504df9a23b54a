import type { Ingredient } from '@site/catalog/ingredients/ingredient';
import { fromHome } from '../ui/breadcrumbs.ts';

export const ALL_INGREDIENTS = '/ingredients';
export const RECIPE_PAGE = '/ingredients/recipe';

interface Amount {
  value: string;
  from: string;
  to: string;
}

export function ingredientPath({ id }: Pick<Ingredient, 'id'>, amount?: Amount): string {
  return `${ALL_INGREDIENTS}/${id}${amount ? `?${new URLSearchParams({ ...amount }).toString()}` : ''}`;
}

const LABEL = 'Cups to Grams';

export const INGREDIENTS_BREADCRUMBS = fromHome({ label: LABEL });

export const belowIngredients = (label: string) => fromHome({ label: LABEL, to: ALL_INGREDIENTS }, { label });
