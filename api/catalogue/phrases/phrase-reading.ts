import type { Alternative } from '@site/api-contract';
import type { Rational } from '../engine/rational.ts';
import type { UnitDefinition } from '../engine/unit-definition.ts';

export interface ColloquialCount {
  value: Rational;
  each: Rational;
  singular: string;
  plural: string;
}

export interface QuantityPart {
  value: Rational;
  unit: UnitDefinition;
  colloquial?: ColloquialCount | undefined;
  /** A plus precedes the part, so the sign of the whole does not apply to it. */
  isAdded?: boolean | undefined;
}

export interface Quantity {
  parts: readonly QuantityPart[];
  value: Rational;
  unit: UnitDefinition;
}

export interface ConvertedPair {
  from: Quantity;
  /** `units` has more than one for a mixed result, the largest first. */
  to: { unit: UnitDefinition; units: readonly UnitDefinition[] };
  /** Exact, in `to.unit`. */
  result: Rational;
}

export interface ConversionReading extends ConvertedPair {
  kind: 'conversion';
  /** The same request's other results: in a second target, or the sides of an area. */
  also?: readonly ConvertedPair[];
  reading: string;
  /** The size and the rate of a transfer. `from` is then the time that it takes. */
  transfer?: readonly QuantityPart[];
  /** True if assumed, not typed. */
  assumed: { value: boolean; target: boolean };
  alternatives: readonly Alternative[];
}

export interface NotUnderstood {
  kind: 'not-understood';
  code:
    | 'EMPTY'
    | 'TOO_LONG'
    | 'NO_UNIT'
    | 'UNKNOWN_UNIT'
    | 'NOT_A_NUMBER'
    | 'OUT_OF_RANGE'
    | 'DIFFERENT_KINDS'
    | 'UNCLEAR';
  message: string;
  alternatives: readonly Alternative[];
}

export type PhraseReading = ConversionReading | NotUnderstood;
