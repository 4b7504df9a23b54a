import { add, divide, multiply, negate, rational, subtract, type Rational } from '../engine/rational.ts';
import { markAt, readFraction } from './read-fraction.ts';
import { readNumberWords } from './read-number-words.ts';
import type { Token } from './tokens.ts';

export type Ambiguity = 'RANGE' | 'DIMENSIONS' | 'STROKES' | 'WORDS';

export interface NumberReading {
  end: number;
  value: Rational;
  /** Other possible values. */
  others: readonly Rational[];
  doubt?: Ambiguity;
  /** An implied one: `a`, `an`. */
  isArticle?: boolean;
  /** Written as a fraction: `1 1/2`. */
  isFraction?: boolean;
}

export type NumberFailure = 'NOT_A_NUMBER' | 'OUT_OF_RANGE' | 'DIVISION_BY_ZERO';

const MAX_DEPTH = 8;
const MAX_POWER = 300;
const MAX_DIGITS = 320;
const BETWEEN = new Set(['to', 'or', 'till', 'until']);
const TIMES = new Set(['*', '×', 'x', '·', '⨯', '✕']);

export function readNumber(tokens: readonly Token[], at: number, depth = 0): NumberReading | NumberFailure | undefined {
  let sum = readProduct(tokens, at, depth);
  while (typeof sum === 'object') {
    const sign = markAt(tokens, sum.end);
    const isRange = BETWEEN.has(sign) && depth === 0;
    if (sign !== '+' && sign !== '-' && !isRange) break;
    // A hyphen before a word belongs to the word: `5-foot`.
    const right = readProduct(tokens, sum.end + 1, depth);
    if (right === undefined) break;
    if (typeof right === 'string') return right;
    if (isRange) sum = range(sum, right);
    else if (sign === '+') sum = combined(sum, right, add);
    else sum = difference(tokens, sum, right, depth);
  }
  return typeof sum === 'object' && isTooLong(sum.value) ? 'OUT_OF_RANGE' : sum;
}

/** `5 to 10 kg` offers each end. */
function range(left: NumberReading, right: NumberReading): NumberReading {
  return { ...combined(left, right, subtract), others: [left.value, right.value], doubt: 'RANGE' };
}

/** 5-10 may be a range and 5-11 a height. Outside parentheses, a difference needs blanks and a smaller right side. */
function difference(tokens: readonly Token[], left: NumberReading, right: NumberReading, depth: number): NumberReading {
  const result = combined(left, right, subtract);
  const isSpaced = tokens[left.end]!.isSpaced && tokens[left.end + 1]?.isSpaced === true;
  if (depth > 0 || (isSpaced && result.value.numerator > 0n && !left.isFraction && !right.isFraction)) return result;
  const differences = result.value.numerator > 0n ? [result.value] : [];
  return { ...result, others: [left.value, right.value, ...differences], doubt: 'RANGE' };
}

function readProduct(tokens: readonly Token[], at: number, depth: number): NumberReading | NumberFailure | undefined {
  let product = readPower(tokens, at, depth);
  let strokes = 0;
  while (typeof product === 'object') {
    const sign = markAt(tokens, product.end);
    if (!TIMES.has(sign) && sign !== '/') break;
    const right = readPower(tokens, product.end + 1, depth);
    if (right === undefined) break;
    if (typeof right === 'string') return right;
    if (sign === '/') {
      if (right.value.numerator === 0n) return 'DIVISION_BY_ZERO';
      strokes += product.isFraction || right.isFraction ? 2 : 1;
      product = {
        ...combined(product, right, divide),
        isFraction: true,
        ...(strokes > 1 && depth === 0 ? { doubt: 'STROKES' as const } : {}),
      };
    } else {
      // Two by four inches is not eight inches, but 2.5 × 10³ is a number.
      const isOfTen = markAt(tokens, right.end - 2) === '^' || markAt(tokens, right.end - 3) === '^';
      const isProduct = sign === '*' || isOfTen || depth > 0;
      product = {
        ...combined(product, right, multiply),
        ...(isProduct ? {} : { doubt: 'DIMENSIONS' as const, others: [product.value, right.value] }),
      };
    }
  }
  return product;
}

function readPower(tokens: readonly Token[], at: number, depth: number): NumberReading | NumberFailure | undefined {
  const base = readAtom(tokens, at, depth);
  if (typeof base !== 'object' || markAt(tokens, base.end) !== '^') return base;
  const sign = markAt(tokens, base.end + 1) === '-' ? -1 : 1;
  const at2 = base.end + (sign === -1 ? 2 : 1);
  const token = tokens[at2];
  const exponent = token?.kind === 'number' ? token.values[0] : undefined;
  // A superscript after a number is a power of ten; 5² m means 5 m².
  const isRaised = tokens[base.end]!.typed !== '^' && tokens[base.end]!.typed !== '**';
  if (!exponent || exponent.denominator !== 1n) return 'NOT_A_NUMBER';
  if (exponent.numerator > MAX_POWER) return 'OUT_OF_RANGE';
  if (isRaised && base.value.numerator !== 10n * base.value.denominator) return 'NOT_A_NUMBER';
  const raised = power(base.value, Number(exponent.numerator));
  if (!raised || (sign === -1 && raised.numerator === 0n)) return 'OUT_OF_RANGE';
  return { end: at2 + 1, value: sign === -1 ? divide(rational(1n), raised) : raised, others: [] };
}

function power(base: Rational, exponent: number): Rational | undefined {
  const length = Math.max(base.numerator.toString().length, base.denominator.toString().length);
  if (length * exponent > MAX_DIGITS * 2) return undefined;
  return rational(base.numerator ** BigInt(exponent), base.denominator ** BigInt(exponent));
}

function readAtom(tokens: readonly Token[], at: number, depth: number): NumberReading | NumberFailure | undefined {
  const token = tokens[at];
  if (token?.kind === 'bad-number') return token.code;
  if (token?.kind === 'mark' && token.text === '(') return readBrackets(tokens, at, depth);
  if (depth > 0 && token?.kind === 'mark' && token.text === '-') {
    const positive = readAtom(tokens, at + 1, depth);
    return typeof positive === 'object' ? { ...positive, value: negate(positive.value) } : positive;
  }
  if (token?.kind === 'number') return readFraction(tokens, at, token.values);
  return readNumberWords(tokens, at);
}

function readBrackets(tokens: readonly Token[], at: number, depth: number): NumberReading | NumberFailure | undefined {
  if (depth >= MAX_DEPTH) return 'NOT_A_NUMBER';
  const inner = readNumber(tokens, at + 1, depth + 1);
  if (typeof inner !== 'object') return inner;
  return markAt(tokens, inner.end) === ')' ? { ...inner, end: inner.end + 1, isFraction: false } : undefined;
}

function combined(
  a: NumberReading,
  b: NumberReading,
  operation: (x: Rational, y: Rational) => Rational,
): NumberReading {
  const doubt = a.doubt ?? b.doubt;
  return { end: b.end, value: operation(a.value, b.value), others: [], ...(doubt && { doubt }) };
}

function isTooLong({ numerator, denominator }: Rational): boolean {
  return numerator.toString().length > MAX_DIGITS || denominator.toString().length > MAX_DIGITS;
}
