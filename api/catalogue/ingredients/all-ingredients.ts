import { baking } from './groups/baking.ts';
import { dairy } from './groups/dairy.ts';
import { fats } from './groups/fats.ts';
import { flours } from './groups/flours.ts';
import { grains } from './groups/grains.ts';
import { nutsAndFruit } from './groups/nuts-and-fruit.ts';
import { sweeteners } from './groups/sweeteners.ts';
import type { Ingredient, IngredientGroup } from './ingredient.ts';

export const ingredientGroups: readonly IngredientGroup[] = [
  flours,
  sweeteners,
  fats,
  dairy,
  nutsAndFruit,
  grains,
  baking,
];

export const allIngredients: readonly Ingredient[] = ingredientGroups.flatMap(({ ingredients }) => ingredients);
