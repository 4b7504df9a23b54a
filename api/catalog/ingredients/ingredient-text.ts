import type { Alternative } from '@site/api-contract';
import type { UnitDefinition } from '../engine/unit-definition.ts';
import { PIECE, type Ingredient } from './ingredient.ts';
import type { IngredientReading } from './read-ingredient.ts';
import { inUnit, measure, weigh, type Range } from './weigh.ts';

const SMALL_UNITS = new Set(['g', 'ml']);
const NARROW = 0.015;
const SMALL = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

export function kitchenNumber(value: number, { id }: Pick<UnitDefinition, 'id'>): string {
  if (value >= 100 || (SMALL_UNITS.has(id) && value >= 10)) return String(Math.round(value));
  if (value >= 10 || (SMALL_UNITS.has(id) && value >= 1)) return String(Math.round(value * 10) / 10);
  return value >= 0.1 ? String(Math.round(value * 100) / 100) : SMALL.format(value);
}

export function amountText(value: number, unit: UnitDefinition): string {
  const { number, name } = amountTexts(value, unit);
  return `${number} ${name}`;
}

export function amountTexts(value: number, unit: UnitDefinition): { number: string; name: string } {
  const number = kitchenNumber(value, unit);
  return { number, name: number === '1' ? unit.singular : unit.plural };
}

export function rangeText({ low, high }: Range, unit: UnitDefinition): string | undefined {
  const least = kitchenNumber(low, unit);
  return high - low < NARROW * high || least === kitchenNumber(high, unit)
    ? undefined
    : `${least} to ${amountText(high, unit)}`;
}

export function rangeLines({
  ingredient,
  way,
  result,
  to,
  from,
}: Pick<IngredientReading, 'ingredient' | 'way' | 'result' | 'to'> & {
  from: { amount: number; unit?: Pick<UnitDefinition, 'id'> };
}): string[] {
  const range = rangeText(result, to);
  if (range === undefined) return [];
  return [
    `Published figures range from ${range}`,
    ...(way || from.unit?.id === PIECE ? [] : waysLine(ingredient, from.amount, to)),
  ];
}

function waysLine(ingredient: Ingredient, amount: number, to: UnitDefinition): string[] {
  if (ingredient.ways.length === 1) return [];
  const convert = to.category === 'weight' ? weigh : measure;
  const each = ingredient.ways.map((way) => {
    const { usual } = inUnit(convert(ingredient, amount, way), to);
    return `${way.how} ${kitchenNumber(usual, to)} ${to.symbol}`;
  });
  return [each.join(' · ')];
}

export function nameWithWay({ ingredient, way }: Pick<IngredientReading, 'ingredient' | 'way'>): string {
  return way?.how === undefined ? ingredient.name : `${ingredient.name} (${way.how})`;
}

export function namedQuantity(reading: Pick<IngredientReading, 'from' | 'ingredient' | 'way'>): string {
  const { text, unit } = reading.from;
  return unit.id === PIECE ? text : `${text} of ${nameWithWay(reading)}`;
}

export function otherMeanings(reading: IngredientReading): Alternative[] {
  const { from, to, otherTargets } = reading;
  return [
    ...from.others.map(({ text }) => `${text} of ${nameWithWay(reading)} in ${to.plural}`),
    ...otherTargets.map((target) => `${namedQuantity(reading)} in ${target}`),
  ].map((q) => ({ q, label: q }));
}
