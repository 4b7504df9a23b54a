import { baking } from './groups/baking.ts';
import { dairy } from './groups/dairy.ts';
import { fats } from './groups/fats.ts';
import { flours } from './groups/flours.ts';
import { fruit } from './groups/fruit.ts';
import { grains } from './groups/grains.ts';
import { nuts } from './groups/nuts.ts';
import { spices } from './groups/spices.ts';
import { sweeteners } from './groups/sweeteners.ts';
import { vegetables } from './groups/vegetables.ts';
import type { Ingredient, IngredientGroup } from './ingredient.ts';

export const ingredientGroups: readonly IngredientGroup[] = [
  flours,
  sweeteners,
  fats,
  dairy,
  nuts,
  fruit,
  vegetables,
  grains,
  baking,
  spices,
];

export const allIngredients: readonly Ingredient[] = ingredientGroups.flatMap(({ ingredients }) => ingredients);
