import { formatExponent, formatFixed } from './format-decimal.ts';
import { absolute, compare, rationalFromDecimal, type Rational } from './rational.ts';

const MILLIONTH = rationalFromDecimal('0.000001');
const HUNDREDTH = rationalFromDecimal('0.01');
const TENTH = rationalFromDecimal('0.1');
const ONE = rationalFromDecimal('1');
const TEN = rationalFromDecimal('10');
const MILLION = rationalFromDecimal('1000000');
const SEXTILLION = rationalFromDecimal('1000000000000000000000');

/*
 * The display rules of the product specification. The exact magnitude selects the step: 0.00999999 shows as 1.0000e-2,
 * and 9.9999 as 10.000. Trailing zeros stay.
 */

export function formatQuick(value: Rational): string {
  if (value.numerator === 0n) return '0';
  if (isUnder(value, HUNDREDTH)) return formatExponent(value, 4);
  if (isUnder(value, TEN)) return formatFixed(value, 4);
  if (isOver(value, MILLION)) return formatExponent(value, 4);
  return formatFixed(value, 2);
}

export function formatQuantity(value: Rational): string {
  if (value.numerator === 0n) return '0';
  if (isUnder(value, MILLIONTH)) return formatExponent(value, 6);
  if (isUnder(value, HUNDREDTH)) return formatFixed(value, 6);
  if (isUnder(value, ONE)) return formatFixed(value, 4);
  if (isUnder(value, TEN)) return formatFixed(value, 3);
  // `Number.prototype.toFixed` has the same limit of 21 digits.
  if (!isUnder(value, SEXTILLION)) return formatExponent(value, 6);
  return formatFixed(value, 2);
}

export function formatTableValue(value: Rational, category: string): string {
  if (value.numerator === 0n) return '0';
  if (category === 'temperature') return formatFixed(value, 1);
  if (isUnder(value, HUNDREDTH)) return formatExponent(value, 2);
  if (isUnder(value, TENTH)) return formatFixed(value, 3);
  if (isOver(value, MILLION)) return formatExponent(value, 2);
  return formatFixed(value, 2);
}

function isUnder(value: Rational, limit: Rational): boolean {
  return compare(absolute(value), limit) < 0;
}

function isOver(value: Rational, limit: Rational): boolean {
  return compare(absolute(value), limit) > 0;
}
