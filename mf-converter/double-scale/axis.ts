import { formatExponent } from '@site/catalogue/engine/format-quantity';
import { absolute } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

export interface Axis {
  unit: UnitDefinition;
  /** In the unit. If `isLogarithmic`, common logarithms of the magnitudes. */
  start: number;
  end: number;
  isLogarithmic: boolean;
  /** The values of a logarithmic axis are negative, so larger magnitudes are farther left. */
  isMirrored: boolean;
}

/** More digits than a double holds. */
const DIGITS = 17;

export function toNumber(value: Rational): number {
  return Number(formatExponent(value, DIGITS));
}

/** Works beyond the range of doubles. The value must not be zero. */
export function log10Of(value: Rational): number {
  const [mantissa, exponent] = formatExponent(absolute(value), DIGITS).split('e');
  return Math.log10(Number(mantissa)) + Number(exponent);
}

export function linearAxis(unit: UnitDefinition, start: number, end: number): Axis {
  return { unit, start, end, isLogarithmic: false, isMirrored: false };
}

/** Returns 0 for the left or lower end of the axis and 1 for the other. Values outside are beyond these. */
export function positionOn({ start, end, isLogarithmic, isMirrored }: Axis, value: Rational): number {
  if (!isLogarithmic) return (toNumber(value) - start) / (end - start);
  const position = isOnAxis(value, isMirrored) ? (log10Of(value) - start) / (end - start) : -Infinity;
  return isMirrored ? 1 - position : position;
}

function isOnAxis({ numerator }: Rational, isMirrored: boolean): boolean {
  return isMirrored ? numerator < 0n : numerator > 0n;
}

/** Positions near the end of a 17-digit mantissa can be off by a rounding error. */
export const ROUNDING = 1e-9;

/** 1, 2, or 5 times a power of ten. */
export interface RoundNumber {
  mantissa: 1 | 2 | 5;
  exponent: number;
}

export function roundUp(value: number): RoundNumber {
  const exponent = Math.floor(Math.log10(value) + ROUNDING);
  const mantissa = value / 10 ** exponent;
  if (mantissa > 5 + ROUNDING) return { mantissa: 1, exponent: exponent + 1 };
  if (mantissa > 2 + ROUNDING) return { mantissa: 5, exponent };
  return { mantissa: mantissa > 1 + ROUNDING ? 2 : 1, exponent };
}

/** Leaves a fifth of the scale beyond the value. */
export const ROOM = 1.25;

export function numberOf({ mantissa, exponent }: RoundNumber): number {
  // Powers with negative exponents are inexact, but their quotients are not.
  return exponent < 0 ? mantissa / 10 ** -exponent : mantissa * 10 ** exponent;
}
