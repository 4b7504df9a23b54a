import { offsetOf } from '@site/catalogue/engine/convert';
import { compare, negate } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';

export const BELOW_ABSOLUTE_ZERO = 'That is below absolute zero, −273.15 °C: nothing can be that cold.';

export function isBelowAbsoluteZero(value: Rational, unit: UnitDefinition): boolean {
  return unit.category === 'temperature' && compare(value, negate(offsetOf(unit))) < 0;
}
