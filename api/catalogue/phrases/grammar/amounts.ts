import { add, divide, multiply, rational, type Rational } from '../../engine/rational.ts';
import { unitsAt } from '../names/find-units.ts';
import { countedUnitsAt, type CountedUnit } from '../names/multiple-units.ts';
import type { Candidate } from '../names/unit-index.ts';
import { SUFFIXES } from '../text/number-words.ts';
import { textAt, type NumberToken, type Token, typedText } from '../text/tokens.ts';
import { ONE, type Doubt, type NumberReading } from './numbers.ts';
import { longest, rule, type Rule, type Span, type Terminal } from './parser.ts';
import type { Share } from './shares.ts';

/** What was typed, if the site lacks its unit: 2 fortnights. */
export interface ColloquialCount {
  value: Rational;
  each: Rational;
  singular: string;
  plural: string;
}

export interface AmountPart {
  value: Rational;
  /** Possible units. `next` marks a bare number after a unit, as in `6 foot 2`: it counts the next smaller unit. */
  candidates: readonly Candidate[] | 'next';
  isFraction?: boolean | undefined;
  /** Digits of a bare number: 1m75 is 1.75 m, 1m5 is ambiguous. */
  digits?: number;
  colloquial?: ColloquialCount;
  isAdded?: boolean;
}

export interface Amount {
  parts: readonly AmountPart[];
  others: readonly Rational[];
  doubt?: Doubt | undefined;
  /** No number precedes the unit: `feet`. */
  isBare: boolean;
  isNegative: boolean;
  /** A plus joins the parts, so they need not be units used together. */
  isSum: boolean;
  /** A rise of 2 °C is one of 3.6 °F, but 2 °C is 35.6 °F. */
  isDifference?: true;
}

export function amountOf(parts: readonly AmountPart[], rest: Partial<Amount> = {}): Amount {
  return { parts, others: [], isBare: false, isNegative: false, isSum: false, ...rest };
}

/** A number and its unit, and the number in words. */
export interface Counted {
  number: NumberReading;
  part: AmountPart;
  isBare?: boolean;
  isOther?: boolean;
}

interface Joint {
  isSum?: boolean;
  isAnd?: boolean;
  doubt?: Doubt;
}

interface Later {
  part: AmountPart;
  doubt?: Doubt | undefined;
  isSum: boolean;
}

interface Parts {
  amount: Amount;
  difference?: Token;
  minus?: Token;
  plus?: Token;
  first: Counted;
  more?: readonly Later[];
  last?: Later;
  part: Counted;
  share: Share;
  number: NumberReading;
  multiple: bigint;
  unit: readonly Candidate[];
  counted: CountedUnit;
  joint: Joint;
  and?: Token;
}

interface Turns {
  number?: NumberReading;
  under?: NumberToken;
  unit?: readonly Candidate[];
}

const NO_NUMBER: NumberReading = { value: ONE, others: [] };

export const amountTerminals: Readonly<Record<string, Terminal>> = {
  unit: (tokens, at, index) => {
    if (isVerb(tokens, at) || isThousand(tokens, at)) return [];
    return isHeight(tokens, at) ? unitsAt(tokens, at, index).reverse() : unitsAt(tokens, at, index);
  },
  'multiple-unit': countedUnitsAt,
  SUFFIX: (tokens, at) => {
    const token = tokens[at];
    const zeros = SUFFIXES[textAt(tokens, at)];
    const isLone = token?.isSpaced && token.typed.length === 1 && token.typed !== token.typed.toUpperCase();
    return zeros === undefined || isLone ? [] : [{ end: at + 1, value: 10n ** BigInt(zeros) }];
  },
};

/** Two units, so that one differs from the target. */
function halfTurns(id: string, each: Rational): Rule {
  const pattern = '[ number:number [ TIMES ] ] "pi" [ "/" under:NUMBER ] [ unit:unit ]';
  return rule('part', pattern, ['2 pi rad', 'π/2 rad in deg', '2π to degrees'], (parts: Turns, span) => {
    const { number, under, unit } = parts;
    const isAtEnd = /^(?:to|in|into|as|=)?$/.test(textAt(span.tokens, span.end));
    // Pi begins pints, so without radians it needs a number.
    const isComplete = unit ? unit.some((one) => one.unit.id === 'rad') : isAtEnd && (number ?? under) !== undefined;
    const divisor = under?.values[0] ?? ONE;
    if (!isComplete || divisor.numerator === 0n) return undefined;
    const { value, ...rest } = number ?? NO_NUMBER;
    const candidates = [{ unit: span.index.unitOf(id, 'angle')!, rank: 0 }];
    const counted = { candidates, each, singular: 'π radian', plural: 'π radians', isOther: id === 'deg' };
    return countedPart({ ...rest, value: divide(value, divisor) }, counted);
  });
}

export const amountRules: readonly Rule[] = [
  rule('amount', '( "each" | "every" ) unit:unit', ['how many feet in each mile'], ({ unit }: Parts) =>
    amountOf([{ value: ONE, candidates: unit }], { isBare: true }),
  ),
  rule('amount', 'ARTICLE amount:amount', ['a 5k', 'a 30 mile run in km'], ({ amount }: Parts, { tokens, start }) =>
    tokens[start + 1]?.kind === 'number' ? amount : undefined,
  ),
  rule(
    'amount',
    '[ minus:MINUS | plus:PLUS ] ( amount:clock | amount:quantity ) [ [ TEMPERATURE ] difference:DIFFERENCE ]',
    ['-5 ft', 'plus 5 ft', '5 C warmer'],
    signed,
  ),
  rule(
    'amount',
    '( DELTA | [ ARTICLE ] [ TEMPERATURE ] DIFFERENCE ( "of" | "by" ) ) amount:amount',
    ['Δ5 °C', 'a rise of 5 K'],
    ({ amount }: Parts): Amount => ({ ...amount, isDifference: true }),
  ),
  rule('quantity', 'amount:quantity-once', ['5 ft']),
  rule(
    'quantity-once',
    '( first:part | first:bare ) AND share:share of-a',
    ['a mile and a half', '5 feet and three quarters'],
    andShare,
  ),
  rule(
    'quantity-once',
    'first:part {6 more:more } [ last:next-smaller ]',
    ['5 ft 3 in', '5 feet, 3 inches', '6 foot 2', '1 h 30 min + 5 min', `5'-3"`],
    joined,
  ),
  rule('quantity-once', 'first:bare', ['feet', 'fortnights'], ({ first }: Parts) => amountFrom(first)),
  rule('bare', 'counted:multiple-unit', ['fortnights'], ({ counted }: Parts) => countedPart(NO_NUMBER, counted)),
  rule('bare', 'unit:unit', ['feet'], ({ unit }: Parts, { tokens, start, index }): Counted | undefined =>
    countedUnitsAt(tokens, start, index).length > 0
      ? undefined
      : { number: NO_NUMBER, part: { value: ONE, candidates: unit }, isBare: true },
  ),
  rule('part', 'number:number [ HYPHEN ] counted:multiple-unit', ['2 fortnights'], ({ number, counted }: Parts) =>
    countedPart(number, counted),
  ),
  halfTurns('turn', rational(1n, 2n)),
  halfTurns('deg', rational(180n)),
  rule(
    'part',
    'number:number [ HYPHEN ] multiple:SUFFIX unit:unit',
    ['10k feet'],
    // In `4m in sq ft`, m is meters.
    ({ number, multiple, unit }: Parts, { tokens, end }) =>
      textAt(tokens, end - 1) === 'in'
        ? undefined
        : partOf({ ...number, value: multiply(number.value, rational(multiple)), others: [] }, unit),
  ),
  rule('part', 'number:number [ HYPHEN ] unit:unit', ['5 ft', '5-foot'], ({ number, unit }: Parts) =>
    partOf(number, unit),
  ),
  longest('compound', '( POWER | unit ( "per" | ~ COMPOUND_MARK ~ ) ) unit', ['cubic miles', 'ft/min'], compound),
  rule('more', 'joint:joint part:part', ['5 ft 3 in'], laterPart),
  rule('next-smaller', 'joint:joint number:number', ['6 foot 2', `5'3`], nextSmaller),
  rule('joint', '[ "," ] [ and:AND ]', ['5 ft, 3 in'], ({ and }: Parts): Joint => ({ isAnd: and !== undefined })),
  rule('joint', 'PLUS', ['5 ft plus 3 in'], (): Joint => ({ isSum: true })),
  rule('joint', '"-"', [`5'-3"`, '5 ft - 3 in'], (_, { tokens, start }): Joint =>
    tokens[start]!.isSpaced || tokens[start + 1]?.isSpaced !== false ? { doubt: 'RANGE' } : {},
  ),
];

/** A unit that the site lacks, although it knows its parts. */
function compound(_: unknown, { tokens, start, end, index }: Span): string | undefined {
  const [longest] = unitsAt(tokens, start, index);
  return longest && longest.end >= end ? undefined : typedText(tokens.slice(start, end));
}

function signed({ amount, minus, plus, difference }: Parts): Amount | undefined {
  if ((minus ?? plus ?? difference) && amount.isBare) return undefined;
  const whole: Amount = difference ? { ...amount, isDifference: true } : amount;
  return minus ? { ...whole, isNegative: true, others: amount.others.slice(0, amount.doubt ? 1 : undefined) } : whole;
}

/** After most words, `are` is no unit: `how many feet are in a mile`. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'are' && tokens[at - 1]?.kind === 'word' && !/^(?:in|to)$/.test(textAt(tokens, at - 1));
}

/** In `2k x 3k ft`, k is not kilometers. */
function isThousand(tokens: readonly Token[], at: number): boolean {
  const isSide = /^(?:[x×*·]|by)$/.test(textAt(tokens, at + 1));
  return (
    textAt(tokens, at) === 'k' && (isSide || (tokens[at + 2]?.kind === 'number' && textAt(tokens, at + 3) === 'k'))
  );
}

/** 6ft2 is more likely a height; 6 ft2 is an area. */
function isHeight(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at) === 'ft' && !tokens[at]!.isSpaced && tokens[at + 1]?.kind === 'number';
}

export function partOf(number: NumberReading, candidates: readonly Candidate[]): Counted | undefined {
  const { value, isFraction, failure } = number;
  return failure ? undefined : { number, part: { value, candidates, isFraction } };
}

/** Other values of the number would count the base: weeks, not fortnights. */
export function countedPart(number: NumberReading, counted: CountedUnit): Counted | undefined {
  const { candidates, each, singular, plural, isOther = false } = counted;
  const { value } = number;
  if (number.failure) return undefined;
  const part = {
    value: multiply(value, each),
    candidates,
    isFraction: number.isFraction,
    ...(singular !== '' && { colloquial: { value, each, singular, plural } }),
  };
  return { number: { ...number, others: singular === '' ? number.others : [] }, part, isOther };
}

export function amountFrom({ part, number: { others, doubt }, isBare = false }: Counted): Amount {
  return amountOf([part], { isBare, others, doubt });
}

/** `a mile and a half`, `two fortnights and a half` */
function andShare({ first, share }: Parts): Amount | undefined {
  if (!share.followsAnd || share.value.numerator >= share.value.denominator) return undefined;
  const { colloquial, ...part } = first.part;
  const value = add(part.value, colloquial ? multiply(share.value, colloquial.each) : share.value);
  const counted = colloquial && { colloquial: { ...colloquial, value: add(colloquial.value, share.value) } };
  return amountOf([{ ...part, value, isFraction: true, ...counted }], { doubt: first.number.doubt });
}

function laterPart({ joint, part: { part, number, isOther } }: Parts, span: Span): Later | undefined {
  if (isOther || isPower(span.tokens, span.start)) return undefined;
  const isSum = joint.isSum === true;
  return { part: { ...part, isAdded: isSum }, doubt: joint.doubt ?? number.doubt, isSum };
}

function nextSmaller({ joint, number }: Parts, { tokens, start, end }: Span): Later | undefined {
  const at = tokens.findIndex((token, place) => place >= start && place < end && token.kind !== 'mark');
  const first = tokens[at];
  const isJoined = joint.isSum || joint.isAnd || number.failure || number.isArticle || isPower(tokens, start);
  if (isJoined || !first || textAt(tokens, start) === '(') return undefined;
  const { value, isFraction, doubt } = number;
  const part: AmountPart = { value, candidates: 'next', digits: first.typed.length, isFraction };
  return { part, doubt: joint.doubt ?? doubt, isSum: false };
}

/** The 2 of `m2` cannot begin a part, unlike the 2 of `6ft2`. */
function isPower(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at];
  const isTight = number?.kind === 'number' && !number.isSpaced && /^[23]$/.test(number.typed);
  return isTight && /^(?:[cdkm]?m|in|yd|mi|mt)$/.test(textAt(tokens, at - 1));
}

function joined({ first, more = [], last }: Parts): Amount | undefined {
  const later = last ? [...more, last] : more;
  const doubts = [first.number.doubt, ...later.map(({ doubt }) => doubt)];
  if (doubts.slice(0, -1).some((doubt) => doubt !== undefined)) return undefined;
  return amountOf([first.part, ...later.map(({ part }) => part)], {
    others: later.length === 0 ? first.number.others : [],
    isSum: later.some(({ isSum }) => isSum),
    doubt: doubts.at(-1),
  });
}
