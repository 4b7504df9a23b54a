import { absolute, compare, powerOfTen, rational, rationalFromDecimal, type Rational } from './rational.ts';

const MILLIONTH = rationalFromDecimal('0.000001');
const HUNDREDTH = rationalFromDecimal('0.01');
const TENTH = rationalFromDecimal('0.1');
const ONE = rationalFromDecimal('1');
const TEN = rationalFromDecimal('10');
const MILLION = rationalFromDecimal('1000000');
const SEXTILLION = rationalFromDecimal('1000000000000000000000');

/*
 * These are the display rules in the product specification. The exact magnitude selects the rule, so 0.00999999 is
 * shown as 1.0000e-2, and 9.9999 as 10.000. Trailing zeros are kept.
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

/** Formats with exactly `places` decimals. Ties round away from zero. Never returns `-0`. */
export function formatFixed(value: Rational, places: number): string {
  const scaled = roundedQuotient(absolute(value), places);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = value.numerator < 0n && scaled !== 0n ? '-' : '';
  return `${sign}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

export function formatTrimmed(value: Rational, places: number): string {
  return places > 0 ? formatFixed(value, places).replace(/\.?0+$/, '') : formatFixed(value, 0);
}

/** Keeps trailing zeros, as in `0.0152500`. The value must not be zero. */
export function formatSignificant(value: Rational, digits: number): string {
  // Rounding can raise the exponent, because 9.9999996 becomes 10.
  const exponent = Number(formatExponent(value, digits - 1).split('e')[1]);
  const places = digits - 1 - exponent;
  if (places >= 0) return formatFixed(value, places);
  return formatFixed(rational(value.numerator, value.denominator * powerOfTen(-places)), 0) + '0'.repeat(-places);
}

/** Formats like `Number.prototype.toExponential` with `digits` decimals, except that zero is `0`. */
export function formatExponent(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  let exponent = computeExponent(value);
  let scaled = roundedQuotient(absolute(value), digits - exponent);
  if (scaled === powerOfTen(digits + 1)) {
    scaled /= 10n;
    exponent += 1;
  }
  const text = scaled.toString();
  const fraction = digits > 0 ? `.${text.slice(1)}` : '';
  return `${value.numerator < 0n ? '-' : ''}${text[0]}${fraction}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** Returns 3 for 5280, and -2 for 0.0254. The value must not be zero. */
export function computeExponent(value: Rational): number {
  const { numerator, denominator } = absolute(value);
  const estimate = numerator.toString().length - denominator.toString().length;
  const reaches =
    estimate >= 0 ? numerator >= denominator * powerOfTen(estimate) : numerator * powerOfTen(-estimate) >= denominator;
  return reaches ? estimate : estimate - 1;
}

function roundedQuotient(value: Rational, places: number): bigint {
  const numerator = places >= 0 ? value.numerator * powerOfTen(places) : value.numerator;
  const denominator = places >= 0 ? value.denominator : value.denominator * powerOfTen(-places);
  return (2n * numerator + denominator) / (2n * denominator);
}
