import { computeOffset, convert, hasCounterpart, isReciprocal, isThroughPi } from '@site/catalog/engine/convert';
import { equalsSign, proseNumber, wholeFigures } from '@site/catalog/engine/prose-number';
import { equals, rational } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';
import { getPair, pairPath } from '../pairs/pair.ts';
import type { Quantity } from './quantity.ts';

const DIGITS = 6;
const ZERO = rational(0n);
export const NO_VALUE = '—';

export interface UnitRow {
  unit: UnitDefinition;
  /** Includes the value. Undefined for the input's own unit. */
  path: string | undefined;
  sign: '=' | '≈' | undefined;
  number: string;
}

export function buildUnitRows(
  { value, valueText }: Pick<Quantity, 'value' | 'valueText'>,
  from: UnitDefinition,
  units: readonly UnitDefinition[],
): UnitRow[] {
  return units.map((unit) => {
    const path =
      unit.id === from.id ? undefined : `${pairPath(getPair(from, unit))}?value=${encodeURIComponent(valueText)}`;
    const converted = convertIfPossible(value, from, unit);
    if (!converted) return { unit, path, sign: undefined, number: NO_VALUE };
    return {
      unit,
      path,
      sign: isThroughPi(from, unit) ? '≈' : equalsSign(converted, wholeFigures(converted, DIGITS)),
      number: formatNumber(converted),
    };
  });
}

export interface ConversionChart {
  /** Number of units in each row: 1, or 10 if the units aren't proportional, because 1 °C is unrepresentative. */
  amount: bigint;
  isProportional: boolean;
  numbers: readonly (readonly string[])[];
}

export function buildConversionChart(units: readonly UnitDefinition[]): ConversionChart {
  const isProportional = units.every(
    (unit) => equals(computeOffset(unit), ZERO) && !isReciprocal(unit, units[0] ?? unit),
  );
  const amount = isProportional ? 1n : 10n;
  const numbers = units.map((from) =>
    units.map((to) => {
      const converted = convertIfPossible(rational(amount), from, to);
      return converted ? formatNumber(converted) : NO_VALUE;
    }),
  );
  return { amount, isProportional, numbers };
}

/** Undefined if the conversion divides by zero. */
function convertIfPossible(value: Rational, from: UnitDefinition, to: UnitDefinition): Rational | undefined {
  return hasCounterpart(value, from, to) ? convert(value, from, to) : undefined;
}

function formatNumber(value: Rational): string {
  return proseNumber(value, wholeFigures(value, DIGITS));
}
