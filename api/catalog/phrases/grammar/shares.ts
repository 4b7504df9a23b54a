import { add, compare, divide, multiply, rational, type Rational } from '../../engine/rational.ts';
import { unitsAt } from '../names/find-units.ts';
import { ORDINALS, PARTS, TENS } from '../text/number-words.ts';
import { textAt } from '../text/tokens.ts';
import type { Rule, Span } from './parser.ts';
import { type Labels, longest, rule, type Whole, type WithOptional } from './rules.ts';
import { makeNumber, ONE, type NumberReading, type Share } from './values.ts';
import { getMultiple } from './word-lists.ts';

/** Counts in words have at most two digits, because two hundred thousandths may be 1/5 or 2/100,000. */
export const shareRules: readonly Rule[] = [
  longest('denominator = denominator:PART', 'half a mile | three sixteenths of an inch'),
  longest('denominator = tens:TENS [ HYPHEN ] ones:ORDINAL_DIGIT', 'a thirty-second of an inch', afterTens),
  longest(
    'denominator = ( ten:"ten" | "hundred" ) HYPHEN denominator:PART',
    'a ten-thousandth of an inch',
    ({ ten, denominator }) => (denominator >= 1000n ? denominator * (ten ? 10n : 100n) : undefined),
  ),
  longest('denominator = digits:NUMBER ORDINAL_END', '3 64ths of an inch', inDigits),
  longest(
    'share = ( count:tens | digits:NUMBER ) [ HYPHEN ] denominator:denominator',
    'three-sixteenths of an inch | 3 quarters of a mile | twenty-five hundredths of an inch',
    counted,
  ),
  longest(
    'share = [ article:ARTICLE [ HYPHEN ] ] denominator:denominator',
    'half a mile | a sixty-fourth of an inch',
    onePart,
  ),
  rule('mixable = ( value:count | digits:NUMBER )', 'two and a half miles | 5 and a half miles', mixable),
  longest('mixed = share:share', 'half a mile', ({ share }) => share.value),
  longest(
    'mixed = [ ARTICLE ] whole:mixable [ HYPHEN ] AND [ HYPHEN ] share:share',
    'two and a half miles | seven and a thirty-second of an inch | a hundred and three quarters miles',
    mixed,
  ),
  longest('atom = value:mixed of-a', 'half a mile | three quarters of a mile', ({ value }) =>
    makeNumber(value, { isFraction: value.denominator !== 1n }),
  ),
  longest('atom = value:mixed of-a [ HYPHEN ] multiple:MULTIPLE', 'half a dozen miles', ({ value, multiple }) =>
    makeNumber(multiply(value, rational(multiple))),
  ),
  longest('atom = value:mixed of:of-a atom:atom', 'half of 6 feet | a third of twelve inches', ofWhole),
];

/** `thirty seconds` is a time unless the words are hyphenated or a unit follows. */
function afterTens({ tens, ones }: Labels, { tokens, start, end, index }: Span): bigint | undefined {
  const next = textAt(tokens, end);
  const isTime = ones === 2n && textAt(tokens, start + 1) !== '-' && next !== 'of';
  return isTime && (next === 'in' || unitsAt(tokens, end, index).length === 0) ? undefined : tens + ones;
}

/** The tokenizer reads the digits of `3 128ths` as 3128. */
function inDigits({ digits }: Labels): bigint | undefined {
  const denominator = BigInt(/^\d{1,4}$/.exec(digits.typed)?.[0] ?? 0);
  return denominator > 2n ? denominator : undefined;
}

function counted(labels: WithOptional<'count' | 'digits'>, { tokens, start, end }: Span): Share | undefined {
  const { count, digits, denominator } = labels;
  const value = digits?.values[0] ?? rational(count!);
  const last = textAt(tokens, end - 1);
  // Sixty fourths may be 60/4 or 1/64, and three hundredth may be 3/100 or 1/300.
  const isOneDenominator = TENS[textAt(tokens, start)] === Number(count) && (ORDINALS[last] ?? 10) < 10;
  const isSingular = value.numerator > 1n && denominator >= 100n && !last.endsWith('s');
  if (value.denominator !== 1n || value.numerator === 0n || isOneDenominator || isSingular) return undefined;
  return { value: divide(value, rational(denominator)), isCounted: true, followsAnd: true };
}

/** A 3rd foot is not a third of a foot. */
function onePart({ article, denominator }: Labels, { tokens, end }: Span): Share | undefined {
  const last = textAt(tokens, end - 1);
  const isInDigits = tokens[end - 2]?.kind === 'number' && !article && textAt(tokens, end) !== 'of';
  const isSimple = PARTS[last] !== undefined;
  if (isInDigits || (last.endsWith('s') && !isSimple)) return undefined;
  const followsAnd = article !== undefined || isSimple;
  return { value: rational(1n, denominator), isCounted: false, followsAnd };
}

function mixable({ value, digits }: WithOptional<'digits' | 'value'>, { tokens, end }: Span): Whole | undefined {
  const whole = value ?? digits!.values[0]!;
  const multiple = BigInt(getMultiple(textAt(tokens, end - 1)) ?? 1);
  return whole.denominator === 1n ? { value: whole, multiple } : undefined;
}

/** A dozen and a half is 18, and a million and a half is 1,500,000, but a thousand and a half may be 1500 or 1000.5. */
function mixed({ whole, share }: Labels, { tokens, end }: Span): Rational | undefined {
  const { value, multiple } = whole;
  const isSimple = PARTS[textAt(tokens, end - 1)] !== undefined;
  // Two hundred and three sixteenths may be 200 3/16 or 203/16.
  const isOpen = multiple > 1n && (share.isCounted ? !isSimple : multiple === 100n || multiple === 1000n);
  if (isOpen || !share.followsAnd || compare(share.value, ONE) >= 0) return undefined;
  return add(value, multiply(share.value, rational(share.isCounted ? 1n : multiple)));
}

function ofWhole({ value, of, atom }: Labels, { tokens, end }: Span): NumberReading | undefined {
  const isOf = of === 'of' && tokens[end]?.kind === 'word' && !atom.isArticle && !atom.failure;
  if (!isOf) return undefined;
  return { ...makeNumber(multiply(value, atom.value), { isFraction: true }), ...(atom.doubt && atom) };
}
