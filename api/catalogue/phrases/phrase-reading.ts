import type { Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

/** So many of a word that stands for several of a unit: 1 century, of 100 years each. */
export interface ColloquialCount {
  value: Rational;
  each: Rational;
  singular: string;
  plural: string;
}

export interface QuantityPart {
  value: Rational;
  unit: UnitDefinition;
  /** Without its sign, where that is not how it was said. */
  said?: ColloquialCount | undefined;
  /** A plus stands before it: no sign before the whole is its own. */
  isAdded?: boolean | undefined;
}

/** A number of a unit, or of several that are said together: `5 ft 3 in`. Never without parts. */
export interface Quantity {
  parts: readonly QuantityPart[];
  /** The whole, in `unit`, which is the unit of the first part. */
  value: Rational;
  unit: UnitDefinition;
}

/** Another way to read the same text, as a text that is read in that way alone. */
export interface Alternative {
  q: string;
  /** What a button says: `5 fluid ounces in milliliters`. */
  label: string;
}

export interface ConversionReading {
  kind: 'conversion';
  from: Quantity;
  /** `units` has more than one where a mixed result was asked for, the largest first: feet and inches. `unit` is its first. */
  to: { unit: UnitDefinition; units: readonly UnitDefinition[] };
  /** Exact, in `to.unit`. */
  result: Rational;
  /** What was understood, in words: `5 feet 3 inches in centimeters`. */
  reading: string;
  /** What the text leaves open and the reading assumes. */
  assumed: { value: boolean; target: boolean };
  /** What else it may mean, the likeliest first; empty where it can mean one thing only. */
  alternatives: readonly Alternative[];
}

export interface NotUnderstood {
  kind: 'not-understood';
  code:
    'EMPTY' | 'TOO_LONG' | 'NO_UNIT' | 'UNKNOWN_UNIT' | 'NOT_A_NUMBER' | 'OUT_OF_RANGE' | 'DIFFERENT_KINDS' | 'UNCLEAR';
  /** What is wrong and what would help, in a sentence or two. */
  message: string;
  alternatives: readonly Alternative[];
}

export type PhraseReading = ConversionReading | NotUnderstood;
