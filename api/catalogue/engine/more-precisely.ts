import { exponentOf, formatExponent, formatSignificant } from './format-decimal.ts';
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

const FIGURES = 6;
/** Of a display that is off by more than 0.05 % the visitor is told. */
const TOLERANCE = rational(5n, 10_000n);

/** What a rounded display keeps back: `exactly 0.0152500`, `1.65344e-6`. Undefined where `shown` is as good as the value. */
export function morePrecisely(value: Rational, shown: string): string | undefined {
  if (compare(absolute(subtract(rationalFromShown(shown), value)), multiply(absolute(value), TOLERANCE)) <= 0)
    return undefined;
  const exponent = exponentOf(value);
  const text = exponent < -4 || exponent >= 9 ? formatExponent(value, FIGURES - 1) : formatSignificant(value, FIGURES);
  return equals(rationalFromShown(text), value) ? `exactly ${text}` : text;
}
