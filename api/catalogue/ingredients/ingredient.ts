import type { SourceId } from './sources.ts';

export interface Figure {
  source: SourceId;
  grams: number;
  /** In US cups. */
  cups: number;
}

export interface Way {
  how?: string;
  words?: readonly string[];
  /** The first is the usual one. */
  figures: readonly [Figure, ...Figure[]];
}

export interface Ingredient {
  id: string;
  name: string;
  aliases: readonly string[];
  neutral?: readonly string[];
  /** Its ounces are often fluid ounces. */
  isLiquid?: true;
  /** Shown with its weight. */
  note?: string;
  /** A stick is half a US cup. */
  isInSticks?: true;
  /** The first is the usual one. */
  ways: readonly [Way, ...Way[]];
}

export interface IngredientGroup {
  name: string;
  ingredients: readonly Ingredient[];
}

export const US_CUP_ML = 236.5882365;
/** In US cups. */
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
