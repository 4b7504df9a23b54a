import { convert } from '@site/catalog/engine/convert';
import { findUnit } from '@site/catalog/engine/find-unit';
import { formatFixed } from '@site/catalog/engine/format-quantity';
import { equals, rational, rationalFromDecimal, rationalFromShown } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { randomNumbers } from '../../data/random-numbers.ts';
import { inFigures, significantFigures } from '../../factor-label/significant-figures.ts';

export const LEVELS = [
  { value: 'whole', label: 'Whole numbers' },
  { value: 'decimal', label: 'Decimals' },
] as const;
export type Level = (typeof LEVELS)[number]['value'];

export const COUNTS = ['10', '20', '30'].map((count) => ({ value: count, label: count }));

export interface WorksheetUnits {
  from: UnitDefinition;
  to: UnitDefinition;
  units: readonly UnitDefinition[];
}

export interface WorksheetPlan extends WorksheetUnits {
  level: Level;
  count: number;
  seed: number;
}

export interface Problem {
  value: string;
  answer: string;
  isExact: boolean;
}

/** Returns `≈ 1.5 m`, for example. */
export function answerText({ answer, isExact }: Problem, { symbol }: UnitDefinition): string {
  return `${isExact ? '=' : '≈'} ${answer} ${symbol}`;
}

export function makeWorksheet(plan: WorksheetPlan): readonly Problem[] {
  const { from, to, count } = plan;
  const random = randomNumbers(plan.seed);
  const values = new Set<string>();
  while (values.size < count) values.add(nextValue(plan, random));
  return [...values].map((value) => solve(value, from, to));
}

export function solve(value: string, from: UnitDefinition, to: UnitDefinition): Problem {
  const result = convert(rationalFromShown(value), from, to);
  const answer =
    from.category === 'temperature' ? formatFixed(result, 1) : inFigures(result, significantFigures(value));
  return { value, answer, isExact: equals(rationalFromDecimal(answer), result) };
}

const COLDEST_CELSIUS = -20;
const HOTTEST_CELSIUS = 120;

function nextValue({ from, units, level }: WorksheetPlan, random: () => number): string {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const celsius = from.category === 'temperature' ? findUnit('c', units) : undefined;
  if (celsius) {
    const degrees = rational(BigInt(between(COLDEST_CELSIUS * 10, HOTTEST_CELSIUS * 10)), 10n);
    return formatFixed(convert(degrees, celsius, from), level === 'whole' ? 0 : 1);
  }
  if (level === 'whole') return String(between(1, 9) * 10 + between(1, 9));
  const digits = String(between(10, 99) * 10 + between(1, 9));
  const point = between(1, 2);
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
