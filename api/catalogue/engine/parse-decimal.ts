import { numberCharacters } from './number-characters.ts';
import type { NumberFormat } from './number-format.ts';
import { negate, rationalFromDecimal, type Rational } from './rational.ts';
import { readDigits } from './read-digits.ts';

export type ParsedDecimal =
  /** `text` is the number in ASCII without groups and with a decimal point: `-1234.50e2`. */
  | { ok: true; value: Rational; text: string }
  | { ok: false; code: 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE'; message: string };

/** Far beyond any measurement, and small enough for fast exact arithmetic. */
const MAX_LENGTH = 300;
const MAX_EXPONENT = 1000;

export const NUMBER_EXPECTED = 'Enter a number such as 5, -2.5 or 1.2e6';

/** A trailing comma is a decimal comma with its digits still to come. A leading comma has no 0 before it. */
const SIGNED = /^([+-]?) ?(,(?=\d))?(.*)$/;
const EXPONENT = /^e([+-]?)(\d+)$/i;

/** Never returns NaN or Infinity. Takes bounded time and memory. */
export function parseDecimal(input: string, format: NumberFormat = 'comma-point'): ParsedDecimal {
  // Surrounding blanks do not count.
  const trimmed = input.trim();
  if (trimmed.length > MAX_LENGTH) return failure('TOO_LONG', `A number may have at most ${MAX_LENGTH} characters`);
  const text = numberCharacters(trimmed);
  if (text === '') return failure('EMPTY', 'Enter a number');
  const [, sign, comma, rest = ''] = SIGNED.exec(text) ?? [];
  const unsigned = (comma ? `0,${rest}` : rest).replace(/^([\d. ']*\d),$/, '$1,0');
  const digits = readDigits(unsigned, format);
  if (!digits) return failure('NOT_A_NUMBER', NUMBER_EXPECTED);
  const after = unsigned.slice(digits.written.length);
  const [, exponentSign = '', exponentDigits = '0'] = EXPONENT.exec(after) ?? [];
  if (after !== '' && !EXPONENT.test(after)) return failure('NOT_A_NUMBER', NUMBER_EXPECTED);
  const exponent = Number(exponentDigits) * (exponentSign === '-' ? -1 : 1);
  if (Math.abs(exponent) > MAX_EXPONENT) {
    return failure(
      'OUT_OF_RANGE',
      `That number is too large or too small. Enter one with an exponent from -${MAX_EXPONENT} to ${MAX_EXPONENT}`,
    );
  }
  const magnitude = rationalFromDecimal(digits.decimal, exponent);
  const isNegative = sign === '-';
  return {
    ok: true,
    value: isNegative ? negate(magnitude) : magnitude,
    text: `${isNegative ? '-' : ''}${tidy(digits.decimal)}${exponent === 0 ? '' : `e${exponent}`}`,
  };
}

function tidy(decimal: string): string {
  return decimal
    .replace(/^0+(?=\d)/, '')
    .replace(/^\./, '0.')
    .replace(/\.$/, '');
}

function failure(code: 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE', message: string): ParsedDecimal {
  return { ok: false, code, message };
}
