import type { Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

/** A value as people say it in several units of one kind: the last one rounded, the others whole. */
export interface MixedValue {
  /** The sign of all of it. */
  isNegative: boolean;
  parts: readonly { /** Decimal text, or a mixed fraction: `10 1/16`. */ text: string; unit: UnitDefinition }[];
  /** `5 ft 10 1/16 in` */
  text: string;
  /** Whether the rounded value is the exact one. */
  isExact: boolean;
}

/** @param units the largest first; feet and inches round to 1/16, others as people say them */
export function mixedValue(_value: Rational, _unit: UnitDefinition, _units: readonly UnitDefinition[]): MixedValue {
  throw new Error('not yet');
}
