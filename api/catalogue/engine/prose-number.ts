import { exponentOf, formatExponent, formatSignificant } from './format-decimal.ts';
import { equals, rationalFromShown, type Rational } from './rational.ts';

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻',
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
};

/** Beyond it, a number is written in powers of ten. */
const LARGEST_EXPONENT = 12;

/** At most `figures` significant digits, no zeros after the last of them: `1.40208`, `63360`, `6.2137 × 10⁻⁷`. For all that no display rule governs. */
export function proseNumber(value: Rational, figures: number): string {
  if (value.numerator === 0n) return '0';
  const exponent = exponentOf(value);
  if (exponent < -5 || exponent > LARGEST_EXPONENT) return inPowersOfTen(formatExponent(value, figures - 1));
  return withoutZeros(formatSignificant(value, figures));
}

/** As many as are asked for, or as the whole digits are where they are written out: no zeros in the place of digits that are known. */
export function wholeFigures(value: Rational, figures: number): number {
  const exponent = value.numerator === 0n ? 0 : exponentOf(value);
  return exponent > LARGEST_EXPONENT ? figures : Math.max(figures, exponent + 1);
}

/** What stands before a value of that many figures: `=` only where nothing is rounded. */
export function equalsSign(value: Rational, figures: number): '=' | '≈' {
  return equals(rationalFromShown(formatExponent(value, figures - 1)), value) ? '=' : '≈';
}

/** `6.2137e-7` as `6.2137 × 10⁻⁷`. */
export function inPowersOfTen(exponentForm: string): string {
  const [mantissa = '', power] = exponentForm.split('e');
  if (power === undefined) return mantissa;
  const raised = [...String(Number(power))].map((character) => SUPERSCRIPTS[character]).join('');
  const digits = withoutZeros(mantissa);
  return digits === '1' ? `10${raised}` : `${digits} × 10${raised}`;
}

function withoutZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/**
 * For sentences: a comma between thousands from five digits on, as in `63,360`; `5280` and decimals have none. Tables
 * and what a calculator takes have none at all.
 */
export function withCommas(text: string): string {
  return text.replace(/(?<![\d.])\d{5,}/g, (digits) => digits.replace(/\d(?=(\d{3})+$)/g, '$&,'));
}

/** For sentences: a minus and not a hyphen before a number, but AES-256 stays. What is copied or typed has the hyphen. */
export function withMinusSign(text: string): string {
  return text.replace(/(?<!\w)-(?=\d)/g, '−');
}
