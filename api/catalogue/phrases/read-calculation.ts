import type { NumberFormat } from '../engine/number-format.ts';
import { parseDecimal, readDigits } from '../engine/parse-decimal.ts';
import { add, divide, multiply, rational, rationalFromDecimal, subtract, type Rational } from '../engine/rational.ts';

interface Numeral {
  value: Rational;
  length: number;
}

const MAX_DEPTH = 8;
const FRACTION = /^(?:(\d{1,6})(?: ?- ?| ))?(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.,])/;
const POWER = /^(?:e| ?[*×·x] ?10(?:\^|(?=[⁺⁻⁰¹²³⁴-⁹])))([+-]?\d+|[⁺⁻]?[⁰¹²³⁴-⁹]+)/i;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `5 1/2`, `5-1/2`, `1/2`, or a decimal. */
export function readNumeral(text: string, format: NumberFormat): Numeral | undefined {
  const [written, whole, numerator, denominator] = FRACTION.exec(text) ?? [];
  if (written && numerator && denominator) {
    const [over, under] = [BigInt(numerator), BigInt(denominator)];
    if (under === 0n || (whole !== undefined && over >= under)) return undefined;
    return { value: rational(BigInt(whole ?? 0) * under + over, under), length: written.length };
  }
  const digits = readDigits(text, format);
  if (!digits) return undefined;
  const power = POWER.exec(text.slice(digits.written.length));
  const length = digits.written.length + (power?.[0].length ?? 0);
  const decimal = parseDecimal(`${digits.written}e${plainExponent(power?.[1] ?? '0')}`, format);
  return decimal.ok && !/^[\d/.,]/.test(text.slice(length)) ? { value: decimal.value, length } : undefined;
}

function plainExponent(text: string): string {
  return [...text.replace('⁻', '-').replace('⁺', '+')]
    .map((character) => (RAISED.includes(character) ? RAISED.indexOf(character) : character))
    .join('');
}

/**
 * `6+2`, `3*4`, `(1+2)/3`. Outside parentheses, a difference needs blanks and a positive result, because 5-10 may be a
 * range.
 */
export function readCalculation(text: string, format: NumberFormat): Rational | undefined {
  const sum = readSum(text, format, 0);
  return sum && sum.length === text.length ? sum.value : undefined;
}

function readSum(text: string, format: NumberFormat, depth: number): Numeral | undefined {
  let sum = readProduct(text, format, depth);
  while (sum) {
    const [written, blank, sign, after] = /^( ?)([+-])( ?)/.exec(text.slice(sum.length)) ?? [];
    if (written === undefined) break;
    const right = readProduct(text.slice(sum.length + written.length), format, depth);
    if (!right) return undefined;
    const length: number = sum.length + written.length + right.length;
    if (sign === '+') {
      sum = { value: add(sum.value, right.value), length };
      continue;
    }
    const value = subtract(sum.value, right.value);
    if (depth === 0 && (!blank || !after || value.numerator <= 0n)) return undefined;
    sum = { value, length };
  }
  return sum;
}

function readProduct(text: string, format: NumberFormat, depth: number): Numeral | undefined {
  let product = readFactor(text, format, depth);
  while (product) {
    const [written, sign] = /^ ?([*/]) ?/.exec(text.slice(product.length)) ?? [];
    if (written === undefined) break;
    const right = readFactor(text.slice(product.length + written.length), format, depth);
    if (!right || (sign === '/' && right.value.numerator === 0n)) return undefined;
    const operation = sign === '*' ? multiply : divide;
    product = {
      value: operation(product.value, right.value),
      length: product.length + written.length + right.length,
    };
  }
  return product;
}

function readFactor(text: string, format: NumberFormat, depth: number): Numeral | undefined {
  const [opening] = /^\( ?/.exec(text) ?? [];
  if (opening === undefined) {
    const isNegative = depth > 0 && text.startsWith('-');
    const numeral = readNumeral(isNegative ? text.slice(1) : text, format);
    return isNegative && numeral
      ? { value: subtract(rationalFromDecimal('0'), numeral.value), length: numeral.length + 1 }
      : numeral;
  }
  const inner = depth < MAX_DEPTH ? readSum(text.slice(opening.length), format, depth + 1) : undefined;
  const [closing] = (inner && /^ ?\)/.exec(text.slice(opening.length + inner.length))) ?? [];
  return inner && closing !== undefined
    ? { value: inner.value, length: opening.length + inner.length + closing.length }
    : undefined;
}
