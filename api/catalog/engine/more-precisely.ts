import { computeExponent, formatExponent, formatSignificant } from './format-quantity.ts';
import {
  absolute,
  compare,
  equals,
  multiply,
  rational,
  rationalFromShown,
  subtract,
  type Rational,
} from './rational.ts';

const SIGNIFICANT = 6;
/** Relative error of 0.05%. Above it, the visitor sees a more precise value. */
const TOLERANCE = rational(5n, 10_000n);

/**
 * Returns the digits that a rounded display hides: `exactly 0.01525`, `1.65344e-6`, or undefined within the
 * tolerance.
 */
export function morePrecisely(value: Rational, shown: string): string | undefined {
  if (compare(absolute(subtract(rationalFromShown(shown), value)), multiply(absolute(value), TOLERANCE)) <= 0)
    return undefined;
  const exponent = computeExponent(value);
  const text =
    exponent < -4 || exponent >= 9 ? formatExponent(value, SIGNIFICANT - 1) : formatSignificant(value, SIGNIFICANT);
  return equals(rationalFromShown(text), value) ? `exactly ${withoutLastZeros(text)}` : text;
}

/** The last zeros of an exact number carry no information. */
function withoutLastZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+(?=e|$)/, '') : text;
}
