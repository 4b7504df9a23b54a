import { convert, hasCounterpart, isThroughPi } from '@site/catalogue/engine/convert';
import { formatExponent } from '@site/catalogue/engine/format-decimal';
import { equalsSign, proseNumber, wholeFigures } from '@site/catalogue/engine/prose-number';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import type { InputValue } from '../../converter/converter-state.ts';
import { pairOf, pairPath } from '../../pairs/pair.ts';

const FIGURES = 6;
export const NO_VALUE = '—';

/** A value in one of a category's units. */
export interface UnitRow {
  unit: UnitDefinition;
  /** The pair's page, with the value. Undefined for the unit that the value is typed in. */
  path: string | undefined;
  /** What stands before the figure; undefined where there is none. */
  sign: '=' | '≈' | undefined;
  figure: string;
  /** The figure without groups or powers of ten, with a decimal point; undefined where there is none. */
  copied: string | undefined;
}

/** The typed value in every unit, in their order. */
export function unitRows(
  { value, valueText }: Pick<InputValue, 'value' | 'valueText'>,
  from: UnitDefinition,
  units: readonly UnitDefinition[],
): UnitRow[] {
  return units.map((unit) => {
    const path =
      unit.id === from.id ? undefined : `${pairPath(pairOf(from, unit))}?value=${encodeURIComponent(valueText)}`;
    const converted = valueIn(value, from, unit);
    if (!converted) return { unit, path, sign: undefined, figure: NO_VALUE, copied: undefined };
    return {
      unit,
      path,
      sign: isThroughPi(from, unit) ? '≈' : equalsSign(converted, wholeFigures(converted, FIGURES)),
      figure: figureOf(converted),
      copied: copiedFigure(converted),
    };
  });
}

export interface ConversionChart {
  /** How many of each row's unit. Of units that do not scale one is no telling amount: 1 °C lies a degree above freezing. */
  amount: bigint;
  isProportional: boolean;
  /** By the units, in their order, as rows and as columns. */
  figures: readonly (readonly string[])[];
}

/** Each of some units in each other. */
export function conversionChart(units: readonly UnitDefinition[]): ConversionChart {
  const isProportional = units.every((unit) => units[0] === undefined || scales(unit, units[0]));
  const amount = isProportional ? 1n : 10n;
  const figures = units.map((from) =>
    units.map((to) => {
      const converted = valueIn({ numerator: amount, denominator: 1n }, from, to);
      return converted ? figureOf(converted) : NO_VALUE;
    }),
  );
  return { amount, isProportional, figures };
}

/** Whether twice as many of one unit are twice as many of the other. */
function scales(from: UnitDefinition, to: UnitDefinition): boolean {
  const one = valueIn({ numerator: 1n, denominator: 1n }, from, to);
  const two = valueIn({ numerator: 2n, denominator: 1n }, from, to);
  return (
    one !== undefined && two !== undefined && two.numerator * one.denominator === 2n * one.numerator * two.denominator
  );
}

/** Undefined where the unit has no value for it. */
function valueIn(value: Rational, from: UnitDefinition, to: UnitDefinition): Rational | undefined {
  return hasCounterpart(value, from, to) ? convert(value, from, to) : undefined;
}

function figureOf(value: Rational): string {
  return proseNumber(value, wholeFigures(value, FIGURES));
}

function copiedFigure(value: Rational): string {
  const figure = figureOf(value);
  return /^[-−]?[\d.]+$/.test(figure) ? figure.replace('−', '-') : formatExponent(value, FIGURES - 1);
}
