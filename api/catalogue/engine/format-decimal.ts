import { absolute, powerOfTen, rational, type Rational } from './rational.ts';

/** Formats exactly `places` decimals. Ties round away from zero; never returns `-0`. */
export function formatFixed(value: Rational, places: number): string {
  const scaled = roundedQuotient(absolute(value), places);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = value.numerator < 0n && scaled !== 0n ? '-' : '';
  return `${sign}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`;
}

/** Formats at most `places` decimals, without trailing zeros. */
export function formatTrimmed(value: Rational, places: number): string {
  return places > 0 ? formatFixed(value, places).replace(/\.?0+$/, '') : formatFixed(value, 0);
}

/** Keeps trailing zeros: `0.0152500`, `1234570`. The value must not be zero. */
export function formatSignificant(value: Rational, figures: number): string {
  // Rounding can raise the exponent: 9.9999996 becomes 10.
  const exponent = Number(formatExponent(value, figures - 1).split('e')[1]);
  const places = figures - 1 - exponent;
  if (places >= 0) return formatFixed(value, places);
  return formatFixed(rational(value.numerator, value.denominator * powerOfTen(-places)), 0) + '0'.repeat(-places);
}

/** Formats like `Number.prototype.toExponential` with `digits` decimals; zero is `0`. */
export function formatExponent(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  let exponent = exponentOf(value);
  let scaled = roundedQuotient(absolute(value), digits - exponent);
  if (scaled === powerOfTen(digits + 1)) {
    scaled /= 10n;
    exponent += 1;
  }
  const text = scaled.toString();
  const fraction = digits > 0 ? `.${text.slice(1)}` : '';
  return `${value.numerator < 0n ? '-' : ''}${text[0]}${fraction}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** 3 for 5280, -2 for 0.0254. The value must not be zero. */
export function exponentOf(value: Rational): number {
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
