import { multiply, type Rational } from '../../engine/rational.ts';
import type { CountedUnit } from '../names/multiple-units.ts';
import type { Candidate } from '../names/unit-index.ts';
import type { Doubt, NumberReading } from './numbers.ts';

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
  /** Later parts of an amount have the first meanings of their names only, so that hostile text costs little. */
  isOther?: boolean | undefined;
}

export function makeAmount(parts: readonly AmountPart[], rest: Partial<Amount> = {}): Amount {
  return { parts, others: [], isBare: false, isNegative: false, isSum: false, ...rest };
}

/** A number and its unit. Undefined if the number has no value. */
export function makePart(number: NumberReading, candidates: readonly Candidate[]): Amount | undefined {
  const { value, others, doubt, isFraction, failure } = number;
  return failure ? undefined : makeAmount([{ value, candidates, isFraction }], { others, doubt });
}

/** Other values of the number would count the base: weeks, not fortnights. */
export function makeCountedPart(number: NumberReading, counted: CountedUnit): Amount | undefined {
  const { candidates, each, singular, plural, isOther } = counted;
  const amount = makePart(number, candidates);
  if (!amount || singular === '') return amount && { ...amount, isOther };
  const { value } = number;
  const colloquial = { value, each, singular, plural };
  return { ...amount, isOther, others: [], parts: [{ ...amount.parts[0]!, value: multiply(value, each), colloquial }] };
}
