import { convert, hasCounterpart, isThroughPi } from '@site/catalog/engine/convert';
import { equalsSign, proseNumber, wholeFigures } from '@site/catalog/engine/prose-number';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { getPair, pairPath } from '../pairs/pair.ts';
import type { Quantity } from './quantity.ts';

const FIGURES = 6;
export const NO_VALUE = '—';

export interface UnitRow {
  unit: UnitDefinition;
  /** Includes the value. Undefined for the input's own unit. */
  path: string | undefined;
  /** It is undefined if the row has no value. */
  sign: '=' | '≈' | undefined;
  figure: string;
}

export function unitRows(
  { value, valueText }: Pick<Quantity, 'value' | 'valueText'>,
  from: UnitDefinition,
  units: readonly UnitDefinition[],
): UnitRow[] {
  return units.map((unit) => {
    const path =
      unit.id === from.id ? undefined : `${pairPath(getPair(from, unit))}?value=${encodeURIComponent(valueText)}`;
    const converted = valueIn(value, from, unit);
    if (!converted) return { unit, path, sign: undefined, figure: NO_VALUE };
    return {
      unit,
      path,
      sign: isThroughPi(from, unit) ? '≈' : equalsSign(converted, wholeFigures(converted, FIGURES)),
      figure: formatFigure(converted),
    };
  });
}

export interface ChartFigures {
  /** The amount of each row's unit: 10 if the units are not proportional, because 1 °C is unrepresentative. */
  amount: bigint;
  isProportional: boolean;
  /** Rows and columns follow the order of the units. */
  figures: readonly (readonly string[])[];
}

export function conversionChart(units: readonly UnitDefinition[]): ChartFigures {
  const isProportional = units.every((unit) => units[0] === undefined || scales(unit, units[0]));
  const amount = isProportional ? 1n : 10n;
  const figures = units.map((from) =>
    units.map((to) => {
      const converted = valueIn({ numerator: amount, denominator: 1n }, from, to);
      return converted ? formatFigure(converted) : NO_VALUE;
    }),
  );
  return { amount, isProportional, figures };
}

/** True if doubling one value doubles the other. */
function scales(from: UnitDefinition, to: UnitDefinition): boolean {
  const one = valueIn({ numerator: 1n, denominator: 1n }, from, to);
  const two = valueIn({ numerator: 2n, denominator: 1n }, from, to);
  return (
    one !== undefined && two !== undefined && two.numerator * one.denominator === 2n * one.numerator * two.denominator
  );
}

/** Undefined if the conversion divides by zero. */
function valueIn(value: Rational, from: UnitDefinition, to: UnitDefinition): Rational | undefined {
  return hasCounterpart(value, from, to) ? convert(value, from, to) : undefined;
}

function formatFigure(value: Rational): string {
  return proseNumber(value, wholeFigures(value, FIGURES));
}
