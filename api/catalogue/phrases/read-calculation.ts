import type { NumberFormat } from '../engine/number-format.ts';
import { parseDecimal, readDigits } from '../engine/parse-decimal.ts';
import { add, divide, multiply, negate, rational, subtract, type Rational } from '../engine/rational.ts';
import { RAISED_DIGITS } from './text/characters.ts';

interface Numeral {
  value: Rational;
  length: number;
}

const MAX_DEPTH = 8;
const FRACTION = /^(?:(\d{1,6})(?: ?- ?| ))?(\d{1,6}) ?\/ ?(\d{1,6})(?![\d/.,])/;
const POWER = /^(?:e| ?[*×·x] ?10(?:\^|(?=[⁺⁻⁰¹²³⁴-⁹])))([+-]?\d+|[⁺⁻]?[⁰¹²³⁴-⁹]+)/i;

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
 * `6+2`, `3*4`, `(1+2)/3`. Outside parentheses, a difference needs blanks and a positive result, because 5-10 may be a
 * range.
 */
export function readCalculation(text: string, format: NumberFormat): Rational | undefined {
  const calculation = new Calculation(text, format);
  const value = calculation.sum(0);
  return calculation.rest === '' ? value : undefined;
}

class Calculation {
  rest: string;
  readonly #format: NumberFormat;

  constructor(text: string, format: NumberFormat) {
    this.rest = text;
    this.#format = format;
  }

  sum(depth: number): Rational | undefined {
    return this.#chain(
      () => this.#product(depth),
      /^( ?)([+-])( ?)/,
      (left, right, [, before, sign, after]) => {
        if (sign === '+') return add(left, right);
        const difference = subtract(left, right);
        return depth > 0 || (before && after && difference.numerator > 0n) ? difference : undefined;
      },
    );
  }

  #product(depth: number): Rational | undefined {
    return this.#chain(
      () => this.#factor(depth),
      /^ ?([*/]) ?/,
      (left, right, [, sign]) => {
        if (sign === '*') return multiply(left, right);
        return right.numerator === 0n ? undefined : divide(left, right);
      },
    );
  }

  #factor(depth: number): Rational | undefined {
    if (this.#take(/^\( ?/)) {
      const inner = depth < MAX_DEPTH ? this.sum(depth + 1) : undefined;
      return this.#take(/^ ?\)/) ? inner : undefined;
    }
    const minus = depth > 0 && this.#take(/^-/);
    const numeral = readNumeral(this.rest, this.#format);
    this.rest = this.rest.slice(numeral?.length ?? 0);
    return numeral && (minus ? negate(numeral.value) : numeral.value);
  }

  /** Operands with signs between them. */
  #chain(
    next: () => Rational | undefined,
    sign: RegExp,
    combine: (left: Rational, right: Rational, sign: readonly string[]) => Rational | undefined,
  ): Rational | undefined {
    let left = next();
    for (let found = left && this.#take(sign); left && found; found = left && this.#take(sign)) {
      const right = next();
      left = right && combine(left, right, found);
    }
    return left;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.rest) ?? undefined;
    this.rest = this.rest.slice(found?.[0].length ?? 0);
    return found;
  }
}
