import { add, divide, equals, multiply, rational, subtract, type Rational } from '../../engine/rational.ts';
import { textAt, type Token } from '../text/tokens.ts';
import type { Rule, Span, Terminal } from './parser.ts';
import { type Labels, longest } from './rules.ts';
import { makeNumber, ONE, type NumberFailure, type NumberReading } from './values.ts';

const MAX_DEPTH = 8;
const MAX_POWER = 300;
const MAX_DIGITS = 320;

const failed = (failure: NumberFailure) => makeNumber(ONE, { failure });

export const numberTerminals: Readonly<Record<string, Terminal>> = {
  NUMBER: (tokens, at) => (tokens[at]?.kind === 'number' ? [{ end: at + 1, value: tokens[at] }] : []),
  BAD_NUMBER: (tokens, at) => (tokens[at]?.kind === 'bad-number' ? [{ end: at + 1, value: tokens[at] }] : []),
};

export const numberRules: readonly Rule[] = [
  longest('number = left:product { signs:SUM rights:product }', '5 ft | 10 - 4 cm | 5 to 10 kg', sum),
  longest('number = "between" left:product AND right:product', 'between 5 and 10 kg', between),
  longest('product = left:power { signs:PRODUCT rights:power }', '3*4 ft | 1/2/3 ft | 2 x 4 cups', product),
  longest('power = atom:atom hat:HAT [ minus:"-" ] [ exponent:NUMBER ]', '10^3 m | 10^-3 m', raised),
  longest('power = atom:atom', '5 m'),
  longest('atom = digits:NUMBER', '5 m | 1,500 m', ({ digits: { values } }) =>
    makeNumber(values[0]!, { otherValues: values.slice(1) }),
  ),
  longest('atom = "(" inner:number ")"', '(1+2)/3 ft', inBrackets),
  longest('atom = bad:BAD_NUMBER', '1.2.3 ft', ({ bad }) => failed(bad.code)),
  longest('atom = NUMBER ~ ":" ~ second:NUMBER', '1:75 to min', ({ second }) =>
    /^[6-9]\d(?:\.\d+)?$/.test(second.typed) ? failed('NOT_A_NUMBER') : undefined,
  ),
];

type Operation = (a: Rational, b: Rational) => Rational;

function combined(a: NumberReading, b: NumberReading, operation: Operation, rest: Partial<NumberReading> = {}) {
  const open = { doubt: a.doubt ?? b.doubt, failure: a.failure ?? b.failure };
  return makeNumber(operation(a.value, b.value), { ...open, ...rest });
}

function sum({ left, signs = [], rights = [] }: Labels, { tokens }: Span): NumberReading {
  const all = rights.reduce((total, next, at) => added(total, next, signs[at]!, tokens), left);
  const isTooLong = [all.value.numerator, all.value.denominator].some((part) => `${part}`.length > MAX_DIGITS);
  return isTooLong ? failed('OUT_OF_RANGE') : all;
}

function between({ left, right }: Labels): NumberReading {
  return { ...combined(left, right, subtract), otherValues: [left.value, right.value], doubt: 'RANGE' };
}

function added(left: NumberReading, right: NumberReading, sign: Token, tokens: readonly Token[]): NumberReading {
  if (textAt([sign], 0) === '+') return combined(left, right, add);
  const difference = combined(left, right, subtract);
  const isPositive = difference.value.numerator > 0n;
  // 5-10 may be a range, and 5-11 a height. A difference has spaces and a positive result.
  const isSpaced = sign.isSpaced && tokens[tokens.indexOf(sign) + 1]?.isSpaced === true;
  if (sign.kind === 'mark' && isSpaced && isPositive && !left.isFraction && !right.isFraction) return difference;
  const differences = sign.kind === 'mark' && isPositive ? [difference.value] : [];
  return { ...difference, otherValues: [left.value, right.value, ...differences], doubt: 'RANGE' };
}

/** `three times a day` is not a product. */
function product({ left, signs = [], rights = [] }: Labels): NumberReading | undefined {
  if (rights.some(({ isArticle }) => isArticle)) return undefined;
  return rights.reduce((total, next, at) => multiplied(total, next, textAt(signs, at)), left);
}

function multiplied(left: NumberReading, right: NumberReading, sign: string): NumberReading {
  if (sign === '/' || sign === '÷') {
    if (right.value.numerator === 0n) return failed('DIVISION_BY_ZERO');
    const hasStrokes = left.isFraction === true || right.isFraction === true;
    return combined(left, right, divide, { isFraction: true, ...(hasStrokes && { doubt: 'STROKES' }) });
  }
  // Two by four inches is not eight inches, but 2.5 × 10³ is a number.
  if (sign === '*' || sign === 'times' || right.isPower) return combined(left, right, multiply);
  return combined(left, right, multiply, { doubt: 'DIMENSIONS', otherValues: [left.value, right.value] });
}

function raised({ atom: base, hat, minus, exponent }: Labels): NumberReading {
  if (base.failure) return base;
  const power = exponent?.values[0];
  // A superscript is an exponent only after 10, because 5² m means 5 m².
  const isSuperscript = hat.typed !== '^' && hat.typed !== '**';
  if (power?.denominator !== 1n || (isSuperscript && !equals(base.value, rational(10n)))) return failed('NOT_A_NUMBER');
  const { numerator, denominator } = base.value;
  const isHuge = Math.max(`${numerator}`.length, `${denominator}`.length) * Number(power.numerator) > MAX_DIGITS * 2;
  if (power.numerator > MAX_POWER || isHuge || (minus && numerator === 0n)) return failed('OUT_OF_RANGE');
  const value = rational(numerator ** power.numerator, denominator ** power.numerator);
  return makeNumber(minus ? divide(ONE, value) : value, { isPower: true });
}

/** Parentheses remove doubts about signs. */
function inBrackets({ inner }: Labels, { tokens, start, end }: Span): NumberReading | undefined {
  const { value, doubt, failure } = inner;
  if (doubt === 'RANGE' && tokens.slice(start, end).some(({ kind }) => kind === 'word')) return undefined;
  if (failure || depthAt(tokens, start) >= MAX_DEPTH) return failed(failure ?? 'NOT_A_NUMBER');
  return makeNumber(value);
}

function depthAt(tokens: readonly Token[], at: number): number {
  const marks = tokens.slice(0, at).map((_, place) => textAt(tokens, place));
  return marks.filter((text) => text === '(').length - marks.filter((text) => text === ')').length;
}
