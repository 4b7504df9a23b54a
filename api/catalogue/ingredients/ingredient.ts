import type { SourceId } from './sources.ts';

/** A source’s weight of a measured amount. */
export interface Figure {
  source: SourceId;
  grams: number;
  /** In US cups. */
  cups: number;
}

/** How a cup is filled, or the form of what fills it. */
export interface Way {
  /** Lowercase: “sifted”. Absent if every way weighs the same. */
  how?: string;
  /** Other words for it. */
  words?: readonly string[];
  /** The first is the usual one. */
  figures: readonly [Figure, ...Figure[]];
}

export interface Ingredient {
  id: string;
  /** As in “a cup of all-purpose flour”. */
  name: string;
  /** Singular or plural. */
  aliases: readonly string[];
  /** Words before the name that leave the weight as it is: unsalted butter. */
  neutral?: readonly string[];
  /** Its ounces are often fluid ounces. */
  isLiquid?: true;
  /** A stick is half a US cup. */
  isInSticks?: true;
  /** The first is the usual one. */
  ways: readonly [Way, ...Way[]];
}

export interface IngredientGroup {
  name: string;
  ingredients: readonly Ingredient[];
}

/** Exact. */
export const US_CUP_ML = 236.5882365;
/** In cups. */
export const TABLESPOON = 1 / 16;
export const TEASPOON = 1 / 48;
/** Grams. */
export const OUNCE = 28.349523125;

const figureFrom =
  (source: SourceId) =>
  (grams: number, cups = 1): Figure => ({ source, grams, cups });

export const usda = figureFrom('usda');
export const kingArthur = figureFrom('king-arthur');
export const bakersCompanion = figureFrom('bakers-companion');
export const cooksIllustrated = figureFrom('cooks-illustrated');
