import { multiply, rational, type Rational } from '../../engine/rational.ts';
import type { CountedUnit } from '../names/multiple-units.ts';
import type { Candidate } from '../names/unit-index.ts';
import type { LiteralFailure } from '../text/number-literals.ts';

/** A refusal offers the possible values. */
export type Doubt = 'RANGE' | 'DIMENSIONS' | 'STROKES';
export type NumberFailure = LiteralFailure | 'DIVISION_BY_ZERO';

export interface NumberReading {
  value: Rational;
  otherValues: readonly Rational[];
  doubt?: Doubt | undefined;
  /** The number is an article: `a`, `an`. */
  isArticle?: boolean;
  /** The text has a fraction: `1 1/2`. */
  isFraction?: boolean | undefined;
  /** It has an exponent: `10³`. */
  isPower?: boolean;
  /** The text looks like a number, but has no value. */
  failure?: NumberFailure | undefined;
}

/** Three sixteenths, or a half. */
export interface Share {
  value: Rational;
  isCounted: boolean;
  /** Only halves and quarters can follow `and` without a count or an article: 150th is `hundred and fiftieth`. */
  followsAnd: boolean;
}

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
  /** The number of digits in a bare number: 1m75 is 1.75 m, and 1m5 is ambiguous. */
  digits?: number;
  colloquial?: ColloquialCount;
  isAdded?: boolean;
}

export interface Amount {
  parts: readonly AmountPart[];
  otherValues: readonly Rational[];
  doubt?: Doubt | undefined;
  /** No number precedes the unit: `feet`. */
  isBare: boolean;
  isNegative: boolean;
  /** A plus joins the parts, so they need not be units used together. */
  isSum: boolean;
  /** A rise of 2 °C is one of 3.6 °F, but 2 °C is 35.6 °F. */
  isDifference?: true;
  /** Later parts of an amount have the first meanings of their names only, so that hostile text costs little. */
  isOther?: boolean | undefined;
}

export type Target = readonly (readonly Candidate[])[];

export interface Request {
  amount: Amount;
  target: Target;
  /** The text has no conversion word, so only the most common meanings apply. */
  isLoose?: boolean;
  /** Within its kind, the lowest is tried first: the leftmost separator, and the amount before the target. */
  order?: number;
}

/** `1 GB at 100 Mbps`. The unit is the target. */
export interface Transfer {
  size: Amount;
  rate: Amount;
  unit?: readonly Candidate[];
}

export type Side = { value: Rational } | { amount: Amount };

/** The sides of a rectangle or a box: `12 x 15 ft in m2`, `2 x 3 x 4 in`. */
export interface Sides {
  /** All but the last. Without a unit, they have the unit of the last. */
  first: readonly Side[];
  last: Amount;
  target: Target;
  hasSeparator: boolean;
}

export const ONE = rational(1n);

export function makeNumber(value: Rational, rest: Partial<NumberReading> = {}): NumberReading {
  return { value, otherValues: [], ...rest };
}

export function makeAmount(parts: readonly AmountPart[], rest: Partial<Amount> = {}): Amount {
  return { parts, otherValues: [], isBare: false, isNegative: false, isSum: false, ...rest };
}

/** No number precedes the unit: `feet`, `each mile`. */
export function makeBare(candidates: readonly Candidate[]): Amount {
  return makeAmount([{ value: ONE, candidates }], { isBare: true });
}

/** A number and its unit. Undefined if the number has no value. */
export function makePart(number: NumberReading, candidates: readonly Candidate[]): Amount | undefined {
  const { value, otherValues, doubt, isFraction, failure } = number;
  return failure ? undefined : makeAmount([{ value, candidates, isFraction }], { otherValues, doubt });
}

/** Other values of the number would count the base: weeks, not fortnights. */
export function makeCountedPart(number: NumberReading, counted: CountedUnit): Amount | undefined {
  const { candidates, each, singular, plural, isOther } = counted;
  const amount = makePart(number, candidates);
  if (!amount || singular === '') return amount && { ...amount, isOther };
  const { value } = number;
  const colloquial = { value, each, singular, plural };
  return {
    ...amount,
    isOther,
    otherValues: [],
    parts: [{ ...amount.parts[0]!, value: multiply(value, each), colloquial }],
  };
}
