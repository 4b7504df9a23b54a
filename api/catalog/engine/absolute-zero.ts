import { computeOffset } from './convert.ts';
import { compare, negate } from './rational.ts';
import type { Rational } from './rational.ts';
import type { UnitDefinition } from './unit-definition.ts';

export const BELOW_ABSOLUTE_ZERO = 'That is below absolute zero, −273.15 °C: nothing can be that cold.';

export function isBelowAbsoluteZero(value: Rational, unit: UnitDefinition): boolean {
  return unit.category === 'temperature' && compare(value, negate(computeOffset(unit))) < 0;
}
