import { exponentOf, formatExponent, formatFixed, formatSignificant } from '@site/catalogue/engine/format-quantity';
import { mixedFraction } from '@site/catalogue/engine/mixed-units';
import { absolute } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

/** By the first letter of a choice. `first` is the default. */
export const DIGITS = {
  s: { least: 2, most: 15, first: 6 },
  d: { least: 0, most: 12, first: 2 },
} as const;

export interface DigitChoice {
  kind: keyof typeof DIGITS;
  digits: number;
}

/** Parses `s5` (significant digits) or `d3` (decimals). */
export function digitChoice(choice: string): DigitChoice | undefined {
  const [, kind, count = ''] = /^([sd])(\d{1,2})$/.exec(choice) ?? [];
  if (kind !== 's' && kind !== 'd') return undefined;
  const digits = Number(count);
  return digits >= DIGITS[kind].least && digits <= DIGITS[kind].most ? { kind, digits } : undefined;
}

/** IDs. A fraction of a meter is hard to read: 1 518/625. */
const UNITS_WITH_FRACTIONS: ReadonlySet<string> = new Set(['in', 'cup', 'cup-metric', 'tbsp', 'tsp']);

/** Characters. Longer numbers and fractions are unreadable. */
const MAX_CHARACTERS = 24;

/** `s5`, `d3`, or `fraction`. Undefined selects the automatic format. */
export function formatAs(choice: string, value: Rational, { id }: Pick<UnitDefinition, 'id'>): string | undefined {
  if (choice === 'fraction') return UNITS_WITH_FRACTIONS.has(id) ? asFraction(value) : undefined;
  const { kind, digits = 0 } = digitChoice(choice) ?? {};
  if (kind === 's') return withSignificant(value, digits);
  return kind === 'd' ? short(formatFixed(value, digits)) : undefined;
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
