import { multiply, rational, type Rational } from '../../engine/rational.ts';
import type { CountedUnit } from '../names/multiple-units.ts';
import type { Candidate } from '../names/unit-index.ts';
import type { LiteralFailure } from '../text/number-literals.ts';

/** If there is a doubt, the visitor gets a choice of the possible values. */
export type Doubt = 'RANGE' | 'DIMENSIONS' | 'STROKES';
export type NumberFailure = LiteralFailure | 'DIVISION_BY_ZERO';

export interface NumberReading {
  value: Rational;
  otherValues: readonly Rational[];
  doubt?: Doubt | undefined;
  isArticle?: boolean;
  isFraction?: boolean | undefined;
  /** The text contains an exponent, such as `10³`. */
  isPower?: boolean;
  /** The text looks like a number, but has no value. */
  failure?: NumberFailure | undefined;
}

export interface Share {
  value: Rational;
  isCounted: boolean;
  /**
   * Without a count or an article, only halves and quarters can follow `and`, because `hundred and fiftieth` is 150th.
   */
  followsAnd: boolean;
}

/** What was typed if the site does not support its unit, such as 2 fortnights. */
export interface ColloquialCount {
  value: Rational;
  each: Rational;
  singular: string;
  plural: string;
}

export interface AmountPart {
  value: Rational;
  /** Possible units. `next` marks a bare number that counts the next smaller unit, as in `6 foot 2`. */
  candidates: readonly Candidate[] | 'next';
  isFraction?: boolean | undefined;
  /** The number of digits in a bare number, because 1m75 is 1.75 m but 1m5 is ambiguous. */
  digits?: number;
  colloquial?: ColloquialCount;
  isAdded?: boolean;
}

export interface Amount {
  parts: readonly AmountPart[];
  otherValues: readonly Rational[];
  doubt?: Doubt | undefined;
  /** No number precedes the unit, as in `feet`. */
  isBare: boolean;
  isNegative: boolean;
  /** A plus joins the parts, so their units need not form a chain such as feet and inches. */
  isSum: boolean;
  /** A rise of 2 °C is a rise of 3.6 °F, but 2 °C is 35.6 °F. */
  isDifference?: true;
  /**
   * This is not the first meaning of a name. Later parts of an amount skip it, so that hostile text takes little time.
   */
  isOther?: boolean | undefined;
}

export type Target = readonly (readonly Candidate[])[];

export interface Request {
  amount: Amount;
  target: Target;
  /** The text has no conversion word, so only the most common meanings apply. */
  isLoose?: boolean;
  /** Requests of one kind are tried from the lowest order up, such as the leftmost separator first. */
  order?: number;
}

/** A transfer such as `1 GB at 100 Mbps`. `unit` is the target. */
export interface Transfer {
  size: Amount;
  rate: Amount;
  unit?: readonly Candidate[];
}

export type Side = { value: Rational } | { amount: Amount };

export interface Sides {
  /** All sides but the last. Sides without a unit have the unit of the last. */
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

export function makeBare(candidates: readonly Candidate[]): Amount {
  return makeAmount([{ value: ONE, candidates }], { isBare: true });
}

export function makePart(number: NumberReading, candidates: readonly Candidate[]): Amount | undefined {
  const { value, otherValues, doubt, isFraction, failure } = number;
  return failure ? undefined : makeAmount([{ value, candidates, isFraction }], { otherValues, doubt });
}

/** Omits other values of the number, which would count base units, such as weeks instead of fortnights. */
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
