import type { SourceId } from './sources.ts';

export interface PublishedWeight {
  source: SourceId;
  grams: number;
  /** The volume is in US cups. */
  cups: number;
}

export interface Way {
  how?: string;
  words?: readonly string[];
  /** The first entry is the usual one. */
  weights: readonly [PublishedWeight, ...PublishedWeight[]];
}

export const PIECE = 'piece';

export interface Pieces {
  singular: string;
  plural: string;
  /** Words that must be next to the ingredient’s name, as in “2 cloves garlic.” */
  nouns?: readonly string[];
  /**
   * Weights in grams by size, from the USDA. The usual size comes first. If there is only one size, its name is empty.
   */
  sizes: Readonly<Record<string, number>>;
}

interface Traits {
  aliases?: readonly string[];
  /** Words that do not change the ingredient, as in “fresh blueberries.” */
  neutral?: readonly string[];
  /** Ounces of a liquid are often fluid ounces. */
  isLiquid?: true;
  note?: string;
  /** A stick is half a US cup. */
  isInSticks?: true;
  pieces?: Pieces;
}

export interface Ingredient extends Traits {
  id: string;
  name: string;
  aliases: readonly string[];
  /** The first entry is the usual one. */
  ways: readonly [Way, ...Way[]];
}

export interface IngredientGroup {
  name: string;
  ingredients: readonly Ingredient[];
}

type Food = Traits & { id?: string } & (Pick<Way, 'weights'> | Pick<Ingredient, 'ways'>);

export function foods(group: string, rows: Readonly<Record<string, Food>>): IngredientGroup {
  const ingredients = Object.entries(rows).map(([name, row]): Ingredient => {
    const { aliases = [], id = name.toLowerCase().replaceAll(' ', '-') } = row;
    return 'ways' in row
      ? { ...row, id, name, aliases }
      : { ...row, id, name, aliases, ways: [{ weights: row.weights }] };
  });
  return { name: group, ingredients };
}

export const US_CUP_ML = 236.5882365;
/** The volume is in US cups. */
export const TABLESPOON = 1 / 16;
export const TEASPOON = 1 / 48;
export const FLUID_OUNCE = 1 / 8;
/** The weight is in grams. */
export const OUNCE = 28.349523125;

const weightFrom =
  (source: SourceId) =>
  (grams: number, cups = 1): PublishedWeight => ({ source, grams, cups });

export const usda = weightFrom('usda');
export const kingArthur = weightFrom('king-arthur');
export const bakersCompanion = weightFrom('bakers-companion');
export const cooksIllustrated = weightFrom('cooks-illustrated');
