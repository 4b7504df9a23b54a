import { add, divide, equals, multiply, rational, subtract, type Rational } from '../../engine/rational.ts';
import type { LiteralFailure } from '../text/number-literals.ts';
import { textAt, type BadNumberToken, type NumberToken, type Token } from '../text/tokens.ts';
import { longest, type Rule, type Span, type Terminal } from './parser.ts';

/** A refusal offers the possible values. */
export type Doubt = 'RANGE' | 'DIMENSIONS' | 'STROKES';
export type NumberFailure = LiteralFailure | 'DIVISION_BY_ZERO';

export interface NumberReading {
  value: Rational;
  others: readonly Rational[];
  doubt?: Doubt | undefined;
  /** An implied one: `a`, `an`. */
  isArticle?: boolean;
  /** Written as a fraction: `1 1/2`. */
  isFraction?: boolean | undefined;
  /** For example: `10³` */
  isPower?: boolean;
  /** The text looks like a number, but has no value. */
  failure?: NumberFailure | undefined;
}

const MAX_DEPTH = 8;
const MAX_POWER = 300;
const MAX_DIGITS = 320;
export const ONE = rational(1n);

export function makeNumber(value: Rational, rest: Partial<NumberReading> = {}): NumberReading {
  return { value, others: [], ...rest };
}

const failed = (failure: NumberFailure) => makeNumber(ONE, { failure });

/** What the labels of the patterns below name. */
interface Parts {
  first: NumberReading;
  sign?: readonly Token[];
  right?: readonly NumberReading[];
  base: NumberReading;
  hat: Token;
  minus?: true;
  exponent?: NumberToken;
  inner: NumberReading;
  bad: BadNumberToken;
  number: NumberToken;
  minutes: NumberToken;
}

export const numberTerminals: Readonly<Record<string, Terminal>> = {
  NUMBER: (tokens, at) => (tokens[at]?.kind === 'number' ? [{ end: at + 1, value: tokens[at] }] : []),
  BAD_NUMBER: (tokens, at) => (tokens[at]?.kind === 'bad-number' ? [{ end: at + 1, value: tokens[at] }] : []),
};

export const numberRules: readonly Rule[] = [
  longest('number', 'first:product { sign:SUM right:product }', ['5 ft', '10 - 4 cm', '5 to 10 kg'], sum),
  longest('number', '"between" first:product AND right:product', ['between 5 and 10 kg'], between),
  longest('product', 'first:power { sign:PRODUCT right:power }', ['3*4 ft', '1/2/3 ft', '2 x 4 cups'], product),
  longest('power', 'base:atom hat:HAT [ minus:"-" ] [ exponent:NUMBER ]', ['10^3 m', '10^-3 m'], raised),
  longest('power', 'base:atom', ['5 m']),
  longest('atom', 'number:NUMBER', ['5 m', '1,500 m'], ({ number: { values } }: Parts) =>
    makeNumber(values[0]!, { others: values.slice(1) }),
  ),
  longest('atom', '"(" inner:number ")"', ['(1+2)/3 ft'], inBrackets),
  longest('atom', 'bad:BAD_NUMBER', ['1.2.3 ft'], ({ bad }: Parts) => failed(bad.code)),
  longest('atom', 'NUMBER ~ ":" ~ minutes:NUMBER', ['1:75 to min'], ({ minutes }: Parts) =>
    /^[6-9]\d(?:\.\d+)?$/.test(minutes.typed) ? failed('NOT_A_NUMBER') : undefined,
  ),
];

type Operation = (a: Rational, b: Rational) => Rational;

function combined(a: NumberReading, b: NumberReading, operation: Operation, rest: Partial<NumberReading> = {}) {
  const open = { doubt: a.doubt ?? b.doubt, failure: a.failure ?? b.failure };
  return makeNumber(operation(a.value, b.value), { ...open, ...rest });
}

function sum({ first, sign = [], right = [] }: Parts, { tokens }: Span): NumberReading {
  const all = right.reduce((left, next, at) => added(left, next, sign[at]!, tokens), first);
  const isTooLong = [all.value.numerator, all.value.denominator].some((part) => `${part}`.length > MAX_DIGITS);
  return isTooLong ? failed('OUT_OF_RANGE') : all;
}

function between({ first, right }: { first: NumberReading; right: NumberReading }): NumberReading {
  return { ...combined(first, right, subtract), others: [first.value, right.value], doubt: 'RANGE' };
}

function added(left: NumberReading, right: NumberReading, sign: Token, tokens: readonly Token[]): NumberReading {
  if (textAt([sign], 0) === '+') return combined(left, right, add);
  const difference = combined(left, right, subtract);
  const isPositive = difference.value.numerator > 0n;
  // 5-10 may be a range and 5-11 a height. A difference has blanks and a smaller right side.
  const isSpaced = sign.isSpaced && tokens[tokens.indexOf(sign) + 1]?.isSpaced === true;
  if (sign.kind === 'mark' && isSpaced && isPositive && !left.isFraction && !right.isFraction) return difference;
  const differences = sign.kind === 'mark' && isPositive ? [difference.value] : [];
  return { ...difference, others: [left.value, right.value, ...differences], doubt: 'RANGE' };
}

/** Not `three times a day` */
function product({ first, sign = [], right = [] }: Parts): NumberReading | undefined {
  if (right.some(({ isArticle }) => isArticle)) return undefined;
  return right.reduce((left, next, at) => multiplied(left, next, textAt(sign, at)), first);
}

function multiplied(left: NumberReading, right: NumberReading, sign: string): NumberReading {
  if (sign === '/' || sign === '÷') {
    if (right.value.numerator === 0n) return failed('DIVISION_BY_ZERO');
    const hasStrokes = left.isFraction === true || right.isFraction === true;
    return combined(left, right, divide, { isFraction: true, ...(hasStrokes && { doubt: 'STROKES' }) });
  }
  // Two by four inches is not eight inches, but 2.5 × 10³ is a number.
  if (sign === '*' || sign === 'times' || right.isPower) return combined(left, right, multiply);
  return combined(left, right, multiply, { doubt: 'DIMENSIONS', others: [left.value, right.value] });
}

function raised({ base, hat, minus, exponent }: Parts): NumberReading {
  if (base.failure) return base;
  const power = exponent?.values[0];
  // A superscript after a number is a power of ten; 5² m means 5 m².
  const isSuperscript = hat.typed !== '^' && hat.typed !== '**';
  if (power?.denominator !== 1n || (isSuperscript && !equals(base.value, rational(10n)))) return failed('NOT_A_NUMBER');
  const { numerator, denominator } = base.value;
  const isHuge = Math.max(`${numerator}`.length, `${denominator}`.length) * Number(power.numerator) > MAX_DIGITS * 2;
  if (power.numerator > MAX_POWER || isHuge || (minus && numerator === 0n)) return failed('OUT_OF_RANGE');
  const value = rational(numerator ** power.numerator, denominator ** power.numerator);
  return makeNumber(minus ? divide(ONE, value) : value, { isPower: true });
}

/** Brackets resolve doubts about signs. */
function inBrackets({ inner }: Parts, { tokens, start, end }: Span): NumberReading | undefined {
  const { value, doubt, failure } = inner;
  if (doubt === 'RANGE' && tokens.slice(start, end).some(({ kind }) => kind === 'word')) return undefined;
  if (failure || depthAt(tokens, start) >= MAX_DEPTH) return failed(failure ?? 'NOT_A_NUMBER');
  return makeNumber(value);
}

function depthAt(tokens: readonly Token[], at: number): number {
  const marks = tokens.slice(0, at).map((_, place) => textAt(tokens, place));
  return marks.filter((text) => text === '(').length - marks.filter((text) => text === ')').length;
}
