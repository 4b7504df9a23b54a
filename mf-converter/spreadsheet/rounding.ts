import { formatExact } from '@site/catalogue/engine/format-exact';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { formatAs } from '../converter/precision/precision.ts';

export const ROUNDINGS = [
  { value: '', label: 'Automatic' },
  { value: 'd0', label: 'To whole numbers' },
  { value: 'd1', label: 'To 1 decimal' },
  { value: 'd2', label: 'To 2 decimals' },
  { value: 'd3', label: 'To 3 decimals' },
  { value: 'd4', label: 'To 4 decimals' },
  { value: 's3', label: 'To 3 significant digits' },
  { value: 's4', label: 'To 4 significant digits' },
  { value: 's6', label: 'To 6 significant digits' },
  { value: 's15', label: 'To 15 significant digits' },
] as const;

export type Rounding = (typeof ROUNDINGS)[number]['value'];

const AUTOMATIC_DIGITS = 10;

export function roundingOf(text: string | null): Rounding {
  return ROUNDINGS.find(({ value }) => value === text)?.value ?? '';
}

export function roundedText(
  value: Rational,
  rounding: string,
  unit: UnitDefinition,
  digits = AUTOMATIC_DIGITS,
): string {
  const rounded = rounding === '' ? undefined : formatAs(rounding, value, unit);
  if (rounded !== undefined) return rounded;
  const { text, isExact } = formatExact(value);
  if (isExact && text.replace(/\D/g, '').length <= digits) return text;
  return withoutZeros(formatAs(`s${digits}`, value, unit) ?? text);
}

function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+(?=e|$)/, '') : text;
}
