import { formatExponent, formatFixed } from './format-decimal.ts';
import { absolute, compare, rationalFromDecimal, type Rational } from './rational.ts';

/*
 * The site's three display rules. Which step of a rule applies is decided by the exact magnitude, before rounding: 0.00999999
 * is under 0.01 and so shows in exponent form, 1.0000e-2, and 9.9999 is under 10 and so has three decimals in the widget, 10.000.
 * A number of decimals is that number of decimals, zeros at the end included; zero itself shows as `0`.
 */

/** The quick converter on the home page. */
export function formatQuick(value: Rational): string {
  if (value.numerator === 0n) return '0';
  if (isUnder(value, '0.01')) return formatExponent(value, 4);
  if (isUnder(value, '10')) return formatFixed(value, 4);
  if (isOver(value, '1000000')) return formatExponent(value, 4);
  return formatFixed(value, 2);
}

/** The helper formatter: the Unit Converter widget. */
export function formatQuantity(value: Rational): string {
  if (value.numerator === 0n) return '0';
  if (isUnder(value, '0.000001')) return formatExponent(value, 6);
  if (isUnder(value, '0.01')) return formatFixed(value, 6);
  if (isUnder(value, '1')) return formatFixed(value, 4);
  if (isUnder(value, '10')) return formatFixed(value, 3);
  // Where Number.prototype.toFixed gives up as well: no page has room for more than 21 digits before the point.
  if (!isUnder(value, '1000000000000000000000')) return formatExponent(value, 6);
  return formatFixed(value, 2);
}

/** Example tables. */
export function formatTableValue(value: Rational, category: string): string {
  if (value.numerator === 0n) return '0';
  if (category === 'temperature') return formatFixed(value, 1);
  if (isUnder(value, '0.01')) return formatExponent(value, 2);
  if (isUnder(value, '0.1')) return formatFixed(value, 3);
  if (isOver(value, '1000000')) return formatExponent(value, 2);
  return formatFixed(value, 2);
}

function isUnder(value: Rational, limit: string): boolean {
  return compare(absolute(value), rationalFromDecimal(limit)) < 0;
}

function isOver(value: Rational, limit: string): boolean {
  return compare(absolute(value), rationalFromDecimal(limit)) > 0;
}
