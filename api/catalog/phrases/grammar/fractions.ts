import { add, compare, divide, multiply, rational, subtract, type Rational } from '../../engine/rational.ts';
import { textAt, type NumberToken, type Token } from '../text/tokens.ts';
import type { Rule, Span, Terminal } from './parser.ts';
import { type Labels, longest } from './rules.ts';
import { makeNumber, ONE, type NumberReading } from './values.ts';

const LARGEST_PART = 64n;

export const fractionTerminals: Readonly<Record<string, Terminal>> = {
  ORDINAL_END: (tokens, at) => (isOrdinalEnd(tokens, at) ? [{ end: at + 1, value: undefined }] : []),
};

export const fractionRules: readonly Rule[] = [
  longest('atom = over:NUMBER "/" under:NUMBER [ ORDINAL_END ] of-a', '1/2 ft | 1/64th of an inch', simple),
  longest(
    'atom = digits:NUMBER [ sign:JOINT ] over:NUMBER "/" under:NUMBER [ ORDINAL_END of-a ]',
    '5 1/2 ft | 5-1/2 ft | 5 and 3/4 in',
    mixed,
  ),
  longest('atom = over:NUMBER "/" under:NUMBER "of" atom:atom', '3/4 of 2 cups in ml', ofAtom),
  longest('atom = digits:NUMBER "/" under:NUMBER', '1.1/2 ft', dotted),
  longest(
    'of-a = [ [ ( "part" | "parts" ) ] "of" ] [ "a" | "an" | "one" | "the" ]',
    'half of a mile | a third part of a mile',
    (_, { tokens, end }) => textAt(tokens, end - 1),
  ),
];

/** Matches the `th` in 64th. After 21, `st` means stone unless `of` follows. */
function isOrdinalEnd(tokens: readonly Token[], at: number): boolean {
  const isFirst = /1$/.test(tokens[at - 1]?.typed ?? '') && textAt(tokens, at + 1) === 'of';
  const text = tokens[at]?.isSpaced ? '' : textAt(tokens, at);
  return /^(?:[nr]d|th)s?$/.test(text) || (text === 'st' && isFirst);
}

const toValue = ({ values }: NumberToken) => values[0]!;
const isWhole = ({ denominator }: Rational) => denominator === 1n;

function findQuotient({ over, under }: Labels, { tokens }: Span): Rational | undefined {
  const [a, b] = [toValue(over), toValue(under)];
  const hasThird = textAt(tokens, tokens.indexOf(under) + 1) === '/';
  return isWhole(a) && isWhole(b) && b.numerator !== 0n && !hasThird ? divide(a, b) : undefined;
}

function simple(labels: Labels, span: Span): NumberReading | undefined {
  const value = findQuotient(labels, span);
  const [a, b] = [toValue(labels.over).numerator, toValue(labels.under).numerator];
  // 120/80 is not a fraction but a pair of values, such as a blood pressure.
  const isPair = a > b && b > LARGEST_PART && b !== 100n;
  if (value && isPair)
    return makeNumber(value, { isFraction: true, otherValues: labels.over.values, doubt: 'STROKES' });
  return value && makeNumber(value, { isFraction: true, otherValues: withBlank(labels.over.typed, b) });
}

function ofAtom(labels: Labels, span: Span): NumberReading | undefined {
  const { value, isArticle, doubt, failure } = labels.atom;
  const share = findQuotient(labels, span);
  const isOpen = isArticle || doubt || failure || span.tokens[span.end]?.kind !== 'word';
  return share && !isOpen ? makeNumber(multiply(share, value), { isFraction: true }) : undefined;
}

/** 11/2 may be 1 1/2 with a missing space, and 22/8 may be 2 2/8. */
function withBlank(numerator: string, under: bigint): Rational[] {
  if (!/^\d{2,3}$/.test(numerator) || BigInt(numerator) <= under) return [];
  const [whole, rest] = [BigInt(numerator.slice(0, -1)), BigInt(numerator.slice(-1))];
  return rest > 0n && rest < under ? [rational(whole * under + rest, under)] : [];
}

function mixed(labels: Labels, span: Span): NumberReading | undefined {
  const { digits, sign, over } = labels;
  const [whole, share] = [toValue(digits), findQuotient(labels, span)];
  if (!share || !isWhole(whole) || compare(share, ONE) >= 0 || (!sign && !over.isSpaced)) return undefined;
  const value = add(whole, share);
  if (sign?.typed !== '-' || !sign.isSpaced) return makeNumber(value, { isFraction: true });
  return makeNumber(value, { isFraction: true, otherValues: [value, subtract(whole, share)], doubt: 'RANGE' });
}

/** 1.1/2 and 1,1/2 may mean 1.5 or 0.55. */
function dotted({ digits, under }: Labels): NumberReading | undefined {
  const [, whole, over] = /^(\d+)[.,](\d{1,2})$/.exec(digits.typed) ?? [];
  const [part, parts] = [BigInt(over ?? 0), toValue(under).numerator];
  if (!whole || !isWhole(toValue(under)) || part === 0n || part >= parts || parts > LARGEST_PART) return undefined;
  const quotient = divide(toValue(digits), toValue(under));
  const otherValues = [add(rational(BigInt(whole)), rational(part, parts)), quotient];
  return makeNumber(quotient, { otherValues, doubt: 'STROKES', isFraction: true });
}
