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
/** If rounding changes a value by more than 0.05%, the visitor also sees a more precise value. */
const TOLERANCE = rational(5n, 10_000n);

/**
 * Returns text such as `exactly 0.01525` or `1.65344e-6`, or undefined if the displayed value is within the tolerance.
 */
export function morePrecisely(value: Rational, shown: string): string | undefined {
  if (compare(absolute(subtract(rationalFromShown(shown), value)), multiply(absolute(value), TOLERANCE)) <= 0)
    return undefined;
  const exponent = computeExponent(value);
  const text =
    exponent < -4 || exponent >= 9 ? formatExponent(value, SIGNIFICANT - 1) : formatSignificant(value, SIGNIFICANT);
  return equals(rationalFromShown(text), value) ? `exactly ${withoutLastZeros(text)}` : text;
}

/** Trailing zeros of an exact number carry no information. */
function withoutLastZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+(?=e|$)/, '') : text;
}
