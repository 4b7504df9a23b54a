import type { Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';
import { COMPOUND_UNITS, NEXT_SMALLER } from '../names/unit-chains.ts';

export function areUsedTogether(units: readonly UnitDefinition[]): boolean {
  return COMPOUND_UNITS.some((chain) => {
    const places = units.map(({ id }) => chain.indexOf(id));
    return places.every((place, index) => place !== -1 && (index === 0 || place > places[index - 1]!));
  });
}

export function nextSmaller(unit: UnitDefinition, count: Rational): string | undefined {
  const next = NEXT_SMALLER[unit.id];
  return next && count.numerator < next.below * count.denominator ? next.id : undefined;
}

/** Only units with a true zero can be added: 5 °C and 3 °C do not make 8 °C. */
export function canBeAdded({ toBase }: UnitDefinition): boolean {
  return toBase.offset === undefined && toBase.isReciprocal === undefined;
}
