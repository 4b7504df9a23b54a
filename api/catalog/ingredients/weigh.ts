import { computeScale } from '../engine/convert.ts';
import { toNumber } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { TABLESPOON, US_CUP_ML, type PublishedWeight, type Ingredient, type Way } from './ingredient.ts';

export interface Range {
  usual: number;
  low: number;
  high: number;
}

const gramsPerCup = ({ grams, cups }: PublishedWeight) => grams / cups;

export function weightOfCup({ ways }: Ingredient, way?: Way): Range {
  const weights = (way ? [way] : ways).flatMap((each) => each.weights.map(gramsPerCup));
  return { usual: weights[0]!, low: Math.min(...weights), high: Math.max(...weights) };
}

/** Returns a range in grams. */
export function weigh(ingredient: Ingredient, milliliters: number, way?: Way): Range {
  return times(weightOfCup(ingredient, way), milliliters / US_CUP_ML);
}

/** Returns a range in milliliters. */
export function measure(ingredient: Ingredient, grams: number, way?: Way): Range {
  const { usual, low, high } = weightOfCup(ingredient, way);
  return times({ usual: 1 / usual, low: 1 / high, high: 1 / low }, grams * US_CUP_ML);
}

export function measureRange(ingredient: Ingredient, { usual, low, high }: Range): Range {
  return {
    usual: measure(ingredient, usual).usual,
    low: measure(ingredient, low).low,
    high: measure(ingredient, high).high,
  };
}

export function times({ usual, low, high }: Range, factor: number): Range {
  return { usual: usual * factor, low: low * factor, high: high * factor };
}

const GRAMS_PER_KILOGRAM = 1e3;
const MILLILITERS_PER_CUBIC_METER = 1e6;

export function computeSize(unit: UnitDefinition): number {
  const perBase = unit.category === 'weight' ? GRAMS_PER_KILOGRAM : MILLILITERS_PER_CUBIC_METER;
  return toNumber(computeScale(unit)) * perBase;
}

export function inUnit(range: Range, unit: UnitDefinition): Range {
  return times(range, 1 / computeSize(unit));
}

export function convertAmount(
  ingredient: Ingredient,
  amount: number,
  from: UnitDefinition,
  to: UnitDefinition,
  way?: Way,
): Range {
  if (from.category === to.category) return inUnit({ usual: amount, low: amount, high: amount }, to);
  return inUnit(to.category === 'weight' ? weigh(ingredient, amount, way) : measure(ingredient, amount, way), to);
}

export function isSpooned({ ways: [{ weights }] }: Ingredient): boolean {
  return weights[0].cups < TABLESPOON;
}
