import { computeExponent, formatExponent, formatSignificant } from './format-quantity.ts';
import { equals, rationalFromShown, type Rational } from './rational.ts';

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const LARGEST_EXPONENT = 12;

/**
 * Formats numbers that have no display rule, without trailing zeros, such as `1.40208`, `63360`, or `6.2137 × 10⁻⁷`.
 */
export function proseNumber(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  const exponent = computeExponent(value);
  if (exponent < -5 || exponent > LARGEST_EXPONENT) return inPowersOfTen(formatExponent(value, digits - 1));
  return withoutZeros(formatSignificant(value, digits));
}

/** Returns more than `digits` if rounding would replace known digits of the whole part with zeros. */
export function wholeFigures(value: Rational, digits: number): number {
  const exponent = value.numerator === 0n ? 0 : computeExponent(value);
  return exponent > LARGEST_EXPONENT ? digits : Math.max(digits, exponent + 1);
}

export function equalsSign(value: Rational, digits: number): '=' | '≈' {
  return equals(rationalFromShown(formatExponent(value, digits - 1)), value) ? '=' : '≈';
}

/** Turns `6.2137e-7` into `6.2137 × 10⁻⁷`. */
export function inPowersOfTen(exponentForm: string): string {
  const [mantissa = '', power] = exponentForm.split('e');
  if (power === undefined) return mantissa;
  const raised = String(Number(power))
    .replace('-', '⁻')
    .replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]!);
  const factor = withoutZeros(mantissa);
  return factor === '1' ? `10${raised}` : `${factor} × 10${raised}`;
}

function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** Adds commas to numbers of five or more digits, so `63360` gets one but `5280` does not. */
export function withCommas(text: string): string {
  return text.replace(/(?<![\d.])\d{5,}/g, (digits) => digits.replace(/\d(?=(\d{3})+$)/g, '$&,'));
}

/** The hyphen in AES-256 is not a minus sign. */
export function withMinusSign(text: string): string {
  return text.replace(/(?<!\w)-(?=\d)/g, '−');
}
