import { formatExact } from '@site/catalog/engine/format-exact';
import { computeExponent, formatExponent, formatFixed, formatSignificant } from '@site/catalog/engine/format-quantity';
import { mixedFraction } from '@site/catalog/engine/mixed-units';
import { absolute } from '@site/catalog/engine/rational';
import type { Rational } from '@site/catalog/engine/rational';
import type { UnitDefinition } from '@site/catalog/engine/unit-definition';

const MOST_DECIMALS = 12;
const MOST_DIGITS = 15;

/** `d3` means three decimals, `s5` five significant digits, and an empty value the automatic format. */
export const ROUNDINGS: readonly { value: string; label: string }[] = [
  { value: '', label: 'Automatic' },
  { value: 'd0', label: 'To whole numbers' },
  { value: 'd1', label: 'To 1 decimal' },
  ...listCounts(2, MOST_DECIMALS).map((count) => ({ value: `d${count}`, label: `To ${count} decimals` })),
  ...listCounts(2, MOST_DIGITS).map((count) => ({ value: `s${count}`, label: `To ${count} significant digits` })),
];

function listCounts(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_none, index) => first + index);
}

export function readRounding(text: string | null): string {
  return ROUNDINGS.find(({ value }) => value === text)?.value ?? '';
}

/** Fractions of other units are hard to read: 1 518/625 meters. */
const UNITS_WITH_FRACTIONS: ReadonlySet<string> = new Set(['in', 'cup', 'cup-metric', 'tbsp', 'tsp']);

/** Undefined selects the automatic format. */
export function formatAs(choice: string, value: Rational, { id }: Pick<UnitDefinition, 'id'>): string | undefined {
  if (choice === 'fraction') return UNITS_WITH_FRACTIONS.has(id) ? asFraction(value) : undefined;
  const count = Number(readRounding(choice).slice(1));
  if (/^s\d/.test(choice) && count > 0) return withSignificant(value, count);
  return /^d\d/.test(choice) && readRounding(choice) !== '' ? limitLength(formatFixed(value, count)) : undefined;
}

function withSignificant(value: Rational, digits: number): string {
  if (value.numerator === 0n) return '0';
  const exponent = computeExponent(value);
  return exponent < -6 || exponent >= 15 ? formatExponent(value, digits - 1) : formatSignificant(value, digits);
}

function asFraction(value: Rational): string | undefined {
  return limitLength((value.numerator < 0n ? '-' : '') + mixedFraction(absolute(value)));
}

/** Longer numbers and fractions are unreadable. */
const MAX_CHARACTERS = 24;

function limitLength(text: string): string | undefined {
  return text.length > MAX_CHARACTERS ? undefined : text;
}

const AUTOMATIC_DIGITS = 10;

/** In the automatic format, exact results of up to `digits` digits stay unrounded. */
export function roundedText(
  value: Rational,
  rounding: string,
  unit: UnitDefinition,
  digits = AUTOMATIC_DIGITS,
): string {
  const rounded = formatAs(rounding, value, unit);
  if (rounded !== undefined) return rounded;
  const { text, isExact } = formatExact(value);
  if (isExact && text.replace(/\D/g, '').length <= digits) return text;
  return withoutZeros(formatAs(`s${digits}`, value, unit) ?? text);
}

function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+(?=e|$)/, '') : text;
}
