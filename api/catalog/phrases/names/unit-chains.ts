import type { Rational } from '../../engine/rational.ts';
import type { UnitDefinition } from '../../engine/unit-definition.ts';

/** Units that are used together, largest first, such as feet and inches but not feet and centimeters. */
const COMPOUND_UNITS: readonly (readonly string[])[] = [
  ['mi', 'yd', 'ft'],
  ['yd', 'ft', 'in'],
  ['km', 'm', 'cm', 'mm'],
  ['long-ton', 'st', 'lb', 'oz'],
  ['short-ton', 'lb', 'oz'],
  ['ton', 'kg', 'g', 'mg'],
  ['year', 'month', 'week', 'day', 'h', 'min', 's'],
  ['gal-us', 'qt', 'pt', 'cup', 'fl-oz', 'tbsp', 'tsp'],
  ['gal-uk', 'qt-uk', 'pt-uk', 'fl-oz-uk'],
  ['cup-metric', 'tbsp', 'tsp'],
  ['L', 'dl', 'cl', 'ml'],
  ['deg', 'arcmin', 'arcsec'],
];

/** The unit and limit of a bare number after a unit. In `6 foot 2`, the 2 is inches. */
const NEXT_SMALLER: Readonly<Record<string, { id: string; below: bigint }>> = {
  ft: { id: 'in', below: 12n },
  st: { id: 'lb', below: 14n },
  lb: { id: 'oz', below: 16n },
  h: { id: 'min', below: 60n },
  min: { id: 's', below: 60n },
  m: { id: 'cm', below: 100n },
  deg: { id: 'arcmin', below: 60n },
};

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

/** Only units with a true zero can be added. For example, 5 °C plus 3 °C is not 8 °C. */
export function canBeAdded({ toBase }: UnitDefinition): boolean {
  return toBase.offset === undefined && toBase.isReciprocal === undefined;
}
