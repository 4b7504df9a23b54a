import { negate, rationalFromDecimal, type Rational } from './rational.ts';

export type ParsedDecimal =
  | { ok: true; value: Rational }
  | { ok: false; code: 'EMPTY' | 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE'; message: string };

/** Far beyond any measurement, and small enough that exact arithmetic stays instant. */
const MAX_LENGTH = 300;
const MAX_EXPONENT = 1000;

// A comma group may not follow a leading zero: `0,125` is somebody's decimal comma, not a thousand.
const DECIMAL = /^([+\-\u2212]?)([1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.(\d*))?(?:e([+\-\u2212]?)(\d+))?$/i;

/** Reads what a person types as a decimal number. Never NaN, never Infinity, and bounded in time and memory. */
export function parseDecimal(input: string): ParsedDecimal {
  const text = input.trim();
  if (text === '') return { ok: false, code: 'EMPTY', message: 'Enter a number' };
  if (text.length > MAX_LENGTH) return failure('TOO_LONG', `A number may have at most ${MAX_LENGTH} characters`);
  const match = DECIMAL.exec(text);
  if (!match) return failure('NOT_A_NUMBER', 'Enter a number such as 5, -2.5 or 1.2e6');
  const [, sign, grouped = '', fraction = '', exponentSign, exponentDigits = '0'] = match;
  if (grouped === '' && fraction === '') return failure('NOT_A_NUMBER', 'Enter a number such as 5, -2.5 or 1.2e6');
  const exponent = Number(exponentDigits) * (isMinus(exponentSign) ? -1 : 1);
  if (Math.abs(exponent) > MAX_EXPONENT) {
    return failure('OUT_OF_RANGE', `An exponent may go from -${MAX_EXPONENT} to ${MAX_EXPONENT}`);
  }
  const magnitude = rationalFromDecimal(`${grouped.replaceAll(',', '')}.${fraction}`, exponent);
  return { ok: true, value: isMinus(sign) ? negate(magnitude) : magnitude };
}

function isMinus(sign: string | undefined): boolean {
  return sign === '-' || sign === '\u2212';
}

function failure(code: 'NOT_A_NUMBER' | 'TOO_LONG' | 'OUT_OF_RANGE', message: string): ParsedDecimal {
  return { ok: false, code, message };
}
