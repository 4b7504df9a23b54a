import type { Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

/** A count of a word for several units: 1 century, 100 years each. */
export interface ColloquialCount {
  value: Rational;
  each: Rational;
  singular: string;
  plural: string;
}

export interface QuantityPart {
  value: Rational;
  unit: UnitDefinition;
  /** The original wording without the sign, if it differs from the unit. */
  colloquial?: ColloquialCount | undefined;
  /** A plus precedes the part, so the sign of the whole does not apply to it. */
  isAdded?: boolean | undefined;
}

/** A quantity of one or more parts: `5 ft 3 in`. Always has a part. */
export interface Quantity {
  parts: readonly QuantityPart[];
  /** The total in `unit`, which is the unit of the first part. */
  value: Rational;
  unit: UnitDefinition;
}

/** Another reading, as a phrase that has only this reading. */
export interface Alternative {
  q: string;
  /** Button label: `5 fluid ounces in milliliters`. */
  label: string;
}

export interface ConversionReading {
  kind: 'conversion';
  from: Quantity;
  /** `units` lists all units of a mixed result, the largest first; `unit` is its first. */
  to: { unit: UnitDefinition; units: readonly UnitDefinition[] };
  /** Exact, in `to.unit`. */
  result: Rational;
  /** The interpretation in words: `5 feet 3 inches in centimeters`. */
  reading: string;
  /** True if assumed, not typed. */
  assumed: { value: boolean; target: boolean };
  /** Other readings, the most likely first; empty if the text is unambiguous. */
  alternatives: readonly Alternative[];
}

export interface NotUnderstood {
  kind: 'not-understood';
  code:
    'EMPTY' | 'TOO_LONG' | 'NO_UNIT' | 'UNKNOWN_UNIT' | 'NOT_A_NUMBER' | 'OUT_OF_RANGE' | 'DIFFERENT_KINDS' | 'UNCLEAR';
  /** One or two sentences: what is wrong and what to do. */
  message: string;
  alternatives: readonly Alternative[];
}

export type PhraseReading = ConversionReading | NotUnderstood;
