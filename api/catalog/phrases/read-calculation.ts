import type { NumberFormat } from '../engine/number-format.ts';
import { parseDecimal, readDigits } from '../engine/parse-decimal.ts';
import { add, divide, multiply, rational, subtract, type Rational } from '../engine/rational.ts';
import { RAISED_DIGITS } from './text/characters.ts';

interface Numeral {
  value: Rational;
  length: number;
}

const MAX_DEPTH = 8;
const SUM = /^( ?)([+-])( ?)/;
const PRODUCT = /^ ?([*/]) ?/;
const FRACTION = /^(?:(\d{1,6})(?: ?- ?| ))?(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.,])/;
const POWER = /^(?:e| ?[*×·x] ?10(?:\^|(?=[⁺⁻⁰¹²³⁴-⁹])))([+-]?\d+|[⁺⁻]?[⁰¹²³⁴-⁹]+)/i;

export function readNumeral(text: string, format: NumberFormat): Numeral | undefined {
  const [written, whole, numerator, denominator] = FRACTION.exec(text) ?? [];
  if (written && numerator && denominator) {
    const [over, under] = [BigInt(numerator), BigInt(denominator)];
    if (under === 0n || (whole !== undefined && over >= under)) return undefined;
    return { value: rational(BigInt(whole ?? 0) * under + over, under), length: written.length };
  }
  const digits = readDigits(text, format);
  if (!digits) return undefined;
  const [power = '', exponent = '0'] = POWER.exec(text.slice(digits.written.length)) ?? [];
  const length = digits.written.length + power.length;
  const plain = exponent
    .replace('⁻', '-')
    .replace('⁺', '')
    .replace(/[⁰¹²³⁴-⁹]/g, (digit) => `${RAISED_DIGITS.indexOf(digit)}`);
  const decimal = parseDecimal(`${digits.written}e${plain}`, format);
  return decimal.ok && !/^[\d/.,]/.test(text.slice(length)) ? { value: decimal.value, length } : undefined;
}

/**
 * Reads calculations such as `6+2` or `(1+2)/3`. Outside parentheses, a difference needs spaces and a positive result,
 * because 5-10 may be a range.
 */
export function readCalculation(text: string, format: NumberFormat): Rational | undefined {
  let rest = text;
  const take = (pattern: RegExp): readonly string[] | null => {
    const found = pattern.exec(rest);
    rest = rest.slice(found?.[0].length ?? 0);
    return found;
  };
  const value = sum(0);
  return rest === '' ? value : undefined;

  function sum(depth: number): Rational | undefined {
    let left = product(depth);
    for (let found = take(SUM); left && found; found = take(SUM)) {
      const right = product(depth);
      left = right && combineTerms(left, right, found, depth > 0);
    }
    return left;
  }

  function product(depth: number): Rational | undefined {
    let left = factor(depth);
    for (let found = take(PRODUCT); left && found; found = take(PRODUCT)) {
      const right = factor(depth);
      if (found[1] === '*') left = right && multiply(left, right);
      else left = right && right.numerator !== 0n ? divide(left, right) : undefined;
    }
    return left;
  }

  function factor(depth: number): Rational | undefined {
    if (take(/^\( ?/)) {
      const inner = depth < MAX_DEPTH ? sum(depth + 1) : undefined;
      return take(/^ ?\)/) ? inner : undefined;
    }
    const numeral = readNumeral(rest, format);
    rest = rest.slice(numeral?.length ?? 0);
    return numeral?.value;
  }
}

function combineTerms(
  left: Rational,
  right: Rational,
  [, before, sign, after]: readonly string[],
  isInner: boolean,
): Rational | undefined {
  if (sign === '+') return add(left, right);
  const difference = subtract(left, right);
  return isInner || (before && after && difference.numerator > 0n) ? difference : undefined;
}
