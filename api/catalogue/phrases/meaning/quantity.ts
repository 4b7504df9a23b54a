import type { Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import type { ColloquialCount } from '../grammar/amount.ts';

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
