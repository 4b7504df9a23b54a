import { exponentOf, formatExponent, formatFixed, formatSignificant } from '@site/catalogue/engine/format-decimal';
import { mixedFraction } from '@site/catalogue/engine/mixed-units';
import { absolute } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';

export const SIGNIFICANT = { least: 2, most: 15 };
export const DECIMALS = { least: 0, most: 12 };

/** Characters. Longer numbers and fractions are unreadable. */
const MAX_CHARACTERS = 24;

/** Formats with `s5` (significant digits), `d3` (decimals), or `fraction`. Undefined selects the automatic format. */
export function formatAs(choice: string, value: Rational): string | undefined {
  const [, kind, count = ''] = /^([sd])(\d{1,2})$/.exec(choice) ?? [];
  const digits = Number(count);
  if (choice === 'fraction') return asFraction(value);
  if (kind === 's' && digits >= SIGNIFICANT.least && digits <= SIGNIFICANT.most) return withSignificant(value, digits);
  return kind === 'd' && digits <= DECIMALS.most ? short(formatFixed(value, digits)) : undefined;
}

function withSignificant(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  const exponent = exponentOf(value);
  return exponent < -6 || exponent >= 15 ? formatExponent(value, digits - 1) : formatSignificant(value, digits);
}

function asFraction(value: Rational): string | undefined {
  return short((value.numerator < 0n ? '-' : '') + mixedFraction(absolute(value)));
}

function short(text: string): string | undefined {
  return text.length > MAX_CHARACTERS ? undefined : text;
}
