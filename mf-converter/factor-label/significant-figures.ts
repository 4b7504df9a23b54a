import { formatSignificant } from '@site/catalog/engine/format-quantity';
import type { Rational } from '@site/catalog/engine/rational';

export function significantFigures(text: string): number {
  const [mantissa = ''] = text.replace(/^[+-]/, '').split('e');
  const digits = mantissa.replace('.', '').replace(/^0+/, '');
  return Math.max(1, (mantissa.includes('.') ? digits : digits.replace(/0+$/, '')).length);
}

export function inFigures(value: Rational, count: number): string {
  return value.numerator === 0n ? '0' : formatSignificant(value, count);
}
