import { isReciprocal, computeOffset, scaleFactor, computeScale } from './convert.ts';
import { computeExponent, formatExponent, formatTrimmed } from './format-quantity.ts';
import { equals, rational, subtract, type Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

const ZERO = rational(0n);
const ONE = rational(1n);

export function exactFactor(from: UnitDefinition, to: UnitDefinition): Rational | undefined {
  const hasOffset = !equals(computeOffset(from), ZERO) || !equals(computeOffset(to), ZERO);
  return hasOffset || isReciprocal(from, to) ? undefined : scaleFactor(from, to);
}

/** Returns a factor as in reference tables, such as `0.3048`, or else `special`, `add273.15`, or `sub273.15`. */
export function conversionFactor(from: UnitDefinition, to: UnitDefinition): string {
  const factor = exactFactor(from, to);
  if (factor) return publishedFigure(factor);
  if (isReciprocal(from, to)) return 'special';
  const isSameScale = equals(computeScale(from), computeScale(to));
  if (isSameScale && equals(computeOffset(to), ZERO)) return addition(computeOffset(from), 'add');
  if (isSameScale && equals(computeOffset(from), ZERO)) return addition(computeOffset(to), 'sub');
  return 'special';
}

function addition(offset: Rational, word: 'add' | 'sub'): string {
  const text = `${word}${formatTrimmed(offset, 2)}`;
  return text.endsWith('273.15') ? text : 'special';
}

export function publishedFigure(value: Rational): string {
  const exponent = computeExponent(value);
  if (exponent < -6) return formatExponent(value, 4).replace(/\.?0+e/, 'e');
  const digits = Math.max(exponent < -5 ? 5 : 6, digitsToDistinguishFromOne(value));
  return formatTrimmed(value, Math.max(2, digits - 1 - exponent));
}

/** A torr is 0.99999986 mmHg, which six digits would show as 1. */
function digitsToDistinguishFromOne(value: Rational): number {
  const difference = subtract(value, ONE);
  if (equals(difference, ZERO)) return 0;
  return computeExponent(difference) < -5 ? 2 - computeExponent(difference) - (computeExponent(value) < 0 ? 1 : 0) : 0;
}
