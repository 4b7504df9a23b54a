import {
  add,
  divide,
  multiply,
  negate,
  rational,
  rationalFromDecimal,
  subtract,
  type Rational,
} from '../../engine/rational.ts';
import type { LiteralFailure } from '../text/number-literals.ts';
import { textAt, type BadNumberToken, type NumberToken, type Token } from '../text/tokens.ts';
import { rule, type Rule, type Span, type Terminal } from './parser.ts';
import { isOrdinal, multipleOf } from './word-lists.ts';

/** A refusal offers the possible values. */
export type Doubt = 'RANGE' | 'DIMENSIONS' | 'STROKES' | 'WORDS';
export type NumberFailure = LiteralFailure | 'DIVISION_BY_ZERO';

export interface NumberReading {
  value: Rational;
  /** Other possible values. */
  others: readonly Rational[];
  doubt?: Doubt;
  /** An implied one: `a`, `an`. */
  isArticle?: boolean;
  /** Written as a fraction: `1 1/2`. */
  isFraction?: boolean;
  /** `10³` */
  isPower?: boolean;
  /** The text looks like a number, but has no value. */
  failure?: NumberFailure;
}

const MAX_DEPTH = 8;
const MAX_POWER = 300;
const MAX_DIGITS = 320;
const LARGEST_PART = 64n;
const ONE = rational(1n);

export function numberOf(value: Rational, rest: Partial<NumberReading> = {}): NumberReading {
  return { value, others: [], ...rest };
}

const failed = (failure: NumberFailure) => numberOf(ONE, { failure });
const valueOf = (token: NumberToken) => token.values[0]!;
const isWhole = ({ denominator }: Rational) => denominator === 1n;
const isBelow = (a: Rational, b: Rational) => subtract(a, b).numerator < 0n;

export const numberTerminals: Readonly<Record<string, Terminal>> = {
  NUMBER: (tokens, at) => (tokens[at]?.kind === 'number' ? [{ end: at + 1, value: tokens[at] }] : []),
  BAD_NUMBER: (tokens, at) => (tokens[at]?.kind === 'bad-number' ? [{ end: at + 1, value: tokens[at] }] : []),
  ORDINAL_END: (tokens, at) => (isOrdinalEnd(tokens, at) ? [{ end: at + 1, value: undefined }] : []),
};

/** The th of 64th. After 21, `st` is stone unless `of` follows. */
function isOrdinalEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.isSpaced) return false;
  const isFirst = /1$/.test(tokens[at - 1]?.typed ?? '') && textAt(tokens, at + 1) === 'of';
  return /^(?:[nr]d|th)s?$/.test(token.text) || (token.text === 'st' && isFirst);
}

const calculations: readonly Rule[] = [
  rule('number', 'first:product { sign:SUM right:product }', {
    examples: ['5 ft', '6 + 2 in', '10 - 4 cm', '5 to 10 kg', '5-10 kg'],
    isGreedy: true,
    meaning: ({ first, sign = [], right = [] }: Chain, { tokens }) => {
      const sum = right.reduce((left, next, at) => added(left, next, sign[at]!, tokens), first);
      return isTooLong(sum.value) ? failed('OUT_OF_RANGE') : sum;
    },
  }),
  rule('product', 'first:power { sign:PRODUCT right:power }', {
    examples: ['3*4 ft', '1/2/3 ft', '2 x 4 cups'],
    isGreedy: true,
    meaning: ({ first, sign = [], right = [] }: Chain) =>
      right.reduce((left, next, at) => multiplied(left, next, textAt(sign, at)), first),
  }),
  rule('power', 'base:atom hat:HAT [ minus:"-" ] [ exponent:NUMBER ]', {
    examples: ['10^3 m', '10^-3 m'],
    isGreedy: true,
    meaning: raised,
  }),
  rule('power', 'base:atom', { examples: ['5 m'], meaning: ({ base }: { base: NumberReading }) => base }),
  rule('atom', '"(" inner:number ")"', { examples: ['(1+2)/3 ft'], meaning: inBrackets }),
  rule('atom', '"-" positive:atom', {
    examples: ['2*(-3+5) ft'],
    meaning: ({ positive }: { positive: NumberReading }, { tokens, start }) =>
      depthAt(tokens, start) > 0 && /^[(+*/×x-]$/.test(textAt(tokens, start - 1))
        ? { ...positive, value: negate(positive.value) }
        : undefined,
  }),
  rule('atom', 'bad:BAD_NUMBER', {
    examples: ['1.2.3 ft'],
    meaning: ({ bad }: { bad: BadNumberToken }) => failed(bad.code),
  }),
  rule('atom', 'NUMBER ~ ":" ~ minutes:NUMBER', {
    examples: ['1:75 to min'],
    meaning: ({ minutes }: { minutes: NumberToken }) =>
      /^[6-9]\d(?:\.\d+)?$/.test(minutes.typed) ? failed('NOT_A_NUMBER') : undefined,
  }),
];

interface Chain {
  first: NumberReading;
  sign?: readonly Token[];
  right?: readonly NumberReading[];
}

function combined(
  a: NumberReading,
  b: NumberReading,
  operation: (x: Rational, y: Rational) => Rational,
): NumberReading {
  const [doubt, failure] = [a.doubt ?? b.doubt, a.failure ?? b.failure];
  return numberOf(operation(a.value, b.value), { ...(doubt && { doubt }), ...(failure && { failure }) });
}

function added(left: NumberReading, right: NumberReading, sign: Token, tokens: readonly Token[]): NumberReading {
  if (textAt([sign], 0) === '+') return combined(left, right, add);
  const difference = combined(left, right, subtract);
  if (sign.kind === 'word') return { ...difference, others: [left.value, right.value], doubt: 'RANGE' };
  // 5-10 may be a range and 5-11 a height. A difference has blanks and a smaller right side.
  const isSpaced = sign.isSpaced && tokens[tokens.indexOf(sign) + 1]?.isSpaced === true;
  const isPositive = difference.value.numerator > 0n;
  if (isSpaced && isPositive && !left.isFraction && !right.isFraction) return difference;
  return {
    ...difference,
    others: [left.value, right.value, ...(isPositive ? [difference.value] : [])],
    doubt: 'RANGE',
  };
}

function multiplied(left: NumberReading, right: NumberReading, sign: string): NumberReading {
  if (sign === '/') {
    if (right.value.numerator === 0n) return failed('DIVISION_BY_ZERO');
    const hasStrokes = left.isFraction === true || right.isFraction === true;
    return { ...combined(left, right, divide), isFraction: true, ...(hasStrokes && { doubt: 'STROKES' }) };
  }
  const product = combined(left, right, multiply);
  // Two by four inches is not eight inches, but 2.5 × 10³ is a number.
  return sign === '*' || right.isPower
    ? product
    : { ...product, doubt: 'DIMENSIONS', others: [left.value, right.value] };
}

function raised({
  base,
  hat,
  minus,
  exponent,
}: {
  base: NumberReading;
  hat: Token;
  minus?: true;
  exponent?: NumberToken;
}) {
  if (base.failure) return base;
  const power = exponent && valueOf(exponent);
  // A superscript after a number is a power of ten; 5² m means 5 m².
  const isSuperscript = hat.typed !== '^' && hat.typed !== '**';
  if (!power || !isWhole(power) || (isSuperscript && subtract(base.value, rational(10n)).numerator !== 0n))
    return failed('NOT_A_NUMBER');
  const { numerator, denominator } = base.value;
  const isHuge = Math.max(`${numerator}`.length, `${denominator}`.length) * Number(power.numerator) > MAX_DIGITS * 2;
  if (power.numerator > MAX_POWER || isHuge || (minus && numerator === 0n)) return failed('OUT_OF_RANGE');
  const value = rational(numerator ** power.numerator, denominator ** power.numerator);
  return numberOf(minus ? divide(ONE, value) : value, { isPower: true });
}

/** Brackets resolve doubts about signs, but not about words. */
function inBrackets({ inner }: { inner: NumberReading }, { tokens, start, end }: Span): NumberReading | undefined {
  const hasWord = tokens.slice(start, end).some((token) => token.kind === 'word');
  if (inner.doubt === 'RANGE' && hasWord) return undefined;
  if (depthAt(tokens, start) >= MAX_DEPTH) return failed('NOT_A_NUMBER');
  return numberOf(inner.value, {
    ...(inner.failure && { failure: inner.failure }),
    ...(inner.doubt === 'WORDS' && { doubt: inner.doubt, others: inner.others }),
  });
}

function depthAt(tokens: readonly Token[], at: number): number {
  const marks = tokens.slice(0, at).map((_, place) => textAt(tokens, place));
  return marks.filter((text) => text === '(').length - marks.filter((text) => text === ')').length;
}

function isTooLong({ numerator, denominator }: Rational): boolean {
  return `${numerator}`.length > MAX_DIGITS || `${denominator}`.length > MAX_DIGITS;
}

const fractions: readonly Rule[] = [
  rule('atom', 'number:NUMBER', {
    examples: ['5 m', '1,500 m'],
    isGreedy: true,
    meaning: ({ number }: { number: NumberToken }) => numberOf(valueOf(number), { others: number.values.slice(1) }),
  }),
  rule('atom', 'over:NUMBER "/" under:NUMBER [ ORDINAL_END ] of-a', {
    examples: ['1/2 ft', '3/4 of a cup', '1/64th of an inch'],
    meaning: simpleFraction,
  }),
  rule('atom', 'whole:NUMBER [ joint:JOINT ] over:NUMBER "/" under:NUMBER [ ORDINAL_END of-a ]', {
    examples: ['5 1/2 ft', '5-1/2 ft', '5 and 3/4 in'],
    meaning: mixedFraction,
  }),
  rule('atom', 'number:NUMBER "/" under:NUMBER', { examples: ['1.1/2 ft'], meaning: dottedFraction }),
  rule('atom', 'number:NUMBER ORDINAL_END of-a', {
    examples: ['64th of an inch', '3 128ths of a mile'],
    meaning: ordinal,
  }),
  rule('of-a', '[ [ ( "part" | "parts" ) ] "of" ] [ "a" | "an" | "one" | "the" ]', {
    examples: ['half of a mile', 'a third part of a mile', 'half a mile'],
    isGreedy: true,
    meaning: (_, { tokens, end }) => textAt(tokens, end - 1),
  }),
];

function quotientOf(over: NumberToken, under: NumberToken): Rational | undefined {
  const [a, b] = [valueOf(over), valueOf(under)];
  return isWhole(a) && isWhole(b) && b.numerator !== 0n ? divide(a, b) : undefined;
}

function simpleFraction({ over, under }: { over: NumberToken; under: NumberToken }, { tokens, start }: Span) {
  const value = quotientOf(over, under);
  if (!value || textAt(tokens, start + 3) === '/') return undefined;
  const [a, b] = [valueOf(over).numerator, valueOf(under).numerator];
  // 120/80 is a blood pressure or another pair, not a fraction.
  const isPair = a > b && b > LARGEST_PART && b !== 100n;
  if (isPair) return numberOf(value, { isFraction: true, others: over.values, doubt: 'STROKES' });
  return numberOf(value, { isFraction: true, others: withBlank(over.typed, b) });
}

/** 11/2 may be 1 1/2 with a missing blank, and 22/8 may be 2 2/8. */
function withBlank(numerator: string, under: bigint): Rational[] {
  if (!/^\d{2,3}$/.test(numerator) || BigInt(numerator) <= under) return [];
  const [whole, rest] = [BigInt(numerator.slice(0, -1)), BigInt(numerator.slice(-1))];
  return rest > 0n && rest < under ? [rational(whole * under + rest, under)] : [];
}

interface Mixed {
  whole: NumberToken;
  joint?: Token;
  over: NumberToken;
  under: NumberToken;
}

function mixedFraction({ whole, joint, over, under }: Mixed, { tokens }: Span): NumberReading | undefined {
  const share = quotientOf(over, under);
  const hasThird = textAt(tokens, tokens.indexOf(under) + 1) === '/';
  if (!share || !isWhole(valueOf(whole)) || !isBelow(share, ONE) || (!joint && !over.isSpaced) || hasThird)
    return undefined;
  const value = add(valueOf(whole), share);
  const isDashed = joint?.typed === '-' && joint.isSpaced;
  if (!isDashed) return numberOf(value, { isFraction: true });
  return numberOf(value, { isFraction: true, others: [value, subtract(valueOf(whole), share)], doubt: 'RANGE' });
}

/** 1.1/2 and 1,1/2 may mean 1.5 or 0.55. */
function dottedFraction({ number, under }: { number: NumberToken; under: NumberToken }): NumberReading | undefined {
  const [, whole, over] = /^(\d+)[.,](\d{1,2})$/.exec(number.typed) ?? [];
  if (!whole || !over || !isWhole(valueOf(under))) return undefined;
  const [part, parts] = [BigInt(over), valueOf(under).numerator];
  if (part === 0n || part >= parts || parts > LARGEST_PART) return undefined;
  const quotient = divide(valueOf(number), valueOf(under));
  const mixed = add(rational(BigInt(whole)), rational(part, parts));
  return numberOf(quotient, { others: [mixed, quotient], doubt: 'STROKES', isFraction: true });
}

/** The tokenizer reads the digits of `3 128ths` as 3128. */
function ordinal({ number }: { number: NumberToken }, { tokens, start }: Span): NumberReading | undefined {
  const [, over, under] = /^(\d{1,3}) (\d{3})$/.exec(number.typed) ?? [];
  const value = over && under ? rational(BigInt(over), BigInt(under)) : divide(ONE, valueOf(number));
  // Without these words, "3rd foot" is an ordinal, not a third of a foot.
  const isShare = over !== undefined || textAt(tokens, start + 2) === 'of' || /^an?$/.test(textAt(tokens, start - 1));
  return value.denominator >= 3n && isShare ? numberOf(value, { isFraction: true }) : undefined;
}

const words: readonly Rule[] = [
  rule('atom', 'ARTICLE', { examples: ['a mile'], meaning: () => numberOf(ONE, { isArticle: true }) }),
  rule('atom', '[ ARTICLE ] PAIR [ "of" ]', { examples: ['a couple of miles'], meaning: () => numberOf(rational(2n)) }),
  rule('atom', 'value:count', {
    examples: ['twenty-five miles', 'a hundred and fifty miles', '5 million miles'],
    meaning: ({ value }: { value: Rational }) => numberOf(value),
  }),
  rule('count', 'value:cardinal', {
    examples: ['two hundred and five thousand miles'],
    meaning: ({ value }: { value: bigint }) => rational(value),
  }),
  rule('count', '[ number:NUMBER | ARTICLE ] first:MULTIPLE [ second:MULTIPLE ] [ [ AND ] rest:cardinal ]', {
    examples: ['5 million miles', 'a dozen miles', 'a hundred and fifty miles', '2 thousand million miles'],
    meaning: ({ number, first, second = 1n, rest = 0n }: Multiple) => {
      const last = second === 1n ? first : second;
      if (first === second || rest >= last) return undefined;
      return add(multiply(number ? valueOf(number) : ONE, rational(first * second)), rational(rest));
    },
  }),
  rule('atom', '[ whole:cardinal ] "point" { digits:DECIMAL } [ multiple:MULTIPLE ]', {
    examples: ['five point two five miles', 'five point five million miles'],
    meaning: ({ whole = 0n, digits, multiple = 1n }: { whole?: bigint; digits?: bigint[]; multiple?: bigint }) =>
      digits?.every((digit) => digit < 10n)
        ? numberOf(multiply(rationalFromDecimal(`${whole}.${digits.join('')}`), rational(multiple)))
        : undefined,
  }),
  rule('cardinal', 'value:whole', {
    examples: ['nineteen miles'],
    meaning: ({ value }: { value: bigint }, { tokens, start, end }) =>
      multipleOf(textAt(tokens, start)) || tokens.slice(start, end).some(isOrdinal) ? undefined : value,
  }),
  rule('whole', 'first:scaled { [ AND | HYPHEN ] rest:scaled }', {
    examples: ['two million three hundred thousand and twelve miles'],
    meaning: ({ first, rest = [] }: { first: Scaled; rest?: readonly Scaled[] }) => {
      const all = [first, ...rest];
      const isFalling = all.every(({ scale }, at) => at === 0 || all[at - 1]!.scale > scale);
      return isFalling ? all.reduce((sum, { count, scale }) => sum + count * scale, 0n) : undefined;
    },
  }),
  rule('scaled', 'count:hundreds [ [ HYPHEN ] scale:SCALE ]', {
    examples: ['five thousand miles', 'two dozen miles'],
    meaning: ({ count, scale = 1n }: Partial<Scaled>) => ({ count, scale }),
  }),
  rule('scaled', 'scale:SCALE', {
    examples: ['a ten-thousandth of a mile'],
    meaning: ({ scale }: { scale: bigint }) => ({ count: 1n, scale }),
  }),
  rule('hundreds', '[ count:tens [ HYPHEN ] ] HUNDRED [ [ AND | HYPHEN ] rest:tens ]', {
    examples: ['two hundred and five miles'],
    meaning: ({ count = 1n, rest = 0n }: { count?: bigint; rest?: bigint }) => count * 100n + rest,
  }),
  rule('hundreds', 'value:tens', { examples: ['fifty miles'], meaning: ({ value }: { value: bigint }) => value }),
  rule('tens', 'tens:TENS [ HYPHEN ] ones:DIGIT', {
    examples: ['twenty-five miles'],
    meaning: ({ tens, ones }: { tens: bigint; ones: bigint }) => tens + ones,
  }),
  rule('tens', '( value:TENS | value:SMALL )', {
    examples: ['twelve miles', 'twenty miles'],
    meaning: ({ value }: { value: bigint }) => value,
  }),
];

interface Multiple {
  number?: NumberToken;
  first: bigint;
  second?: bigint;
  rest?: bigint;
}

interface Scaled {
  count: bigint;
  scale: bigint;
}

export const numberRules: readonly Rule[] = [...calculations, ...fractions, ...words];
