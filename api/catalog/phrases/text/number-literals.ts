import type { NumberFormat } from '../../engine/number-format.ts';
import { readDigits, withOtherSeparators, type WrittenDigits } from '../../engine/parse-decimal.ts';
import { multiply, rational, rationalFromDecimal, type Rational } from '../../engine/rational.ts';

interface NumberLiteral {
  length: number;
  values: readonly Rational[];
}

export type LiteralFailure = 'NOT_A_NUMBER' | 'OUT_OF_RANGE';

const MAX_DIGITS = 60;
const MAX_EXPONENT = 300;

const EXPONENT = /^e([+-]?\d+)/i;

export function readLiteral(
  text: string,
  format: NumberFormat = 'comma-point',
): NumberLiteral | LiteralFailure | undefined {
  const digits = readDigits(text, format);
  if (!digits && /^\d{61}/.test(text)) return 'OUT_OF_RANGE';
  if (!digits) return /^[.,]?\d/.test(text) ? 'NOT_A_NUMBER' : undefined;
  const { written } = digits;
  const power = EXPONENT.exec(text.slice(written.length));
  const exponent = Number(power?.[1] ?? 0);
  if (written.length > MAX_DIGITS || Math.abs(exponent) > MAX_EXPONENT) return 'OUT_OF_RANGE';
  const values = [toValue(digits.decimal, exponent), ...otherValues(digits, exponent, format)];
  return { length: written.length + (power?.[0].length ?? 0), values };
}

function otherValues({ written, decimal, group }: WrittenDigits, exponent: number, format: NumberFormat): Rational[] {
  const other = readDigits(withOtherSeparators(written), format);
  if (other && other.decimal !== decimal) return [toValue(other.decimal, exponent)];
  // 1,0000 may have an extra zero, or use Chinese groups of four.
  if (/^[1-9]\d{0,2},\d{3}0$/.test(written)) return [toValue(written.replace(',', ''), exponent)];
  // 1 234 is one number, but 2 250 ml may mean two bottles.
  const [, first, second] = /^([2-9]|\d{2,3}) ([1-9]\d\d)$/.exec(written) ?? [];
  return group === ' ' && first && second ? [multiply(toValue(first, exponent), rational(BigInt(second)))] : [];
}

function toValue(decimal: string, exponent: number): Rational {
  return rationalFromDecimal(decimal.endsWith('.') ? decimal.slice(0, -1) : decimal, exponent);
}
