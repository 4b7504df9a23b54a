import type { UnitDefinition } from '../engine/unit-definition.ts';

/** Ids of units that people say together, the largest first: feet and inches, but not feet and centimeters. */
const SAID_TOGETHER: readonly (readonly string[])[] = [
  ['mi', 'yd', 'ft', 'in'],
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

/** What a bare number after a unit counts: `6 foot 2` has inches, `12 stone 4` pounds. */
const NEXT: Readonly<Record<string, string>> = { ft: 'in', st: 'lb', lb: 'oz', h: 'min', min: 's', m: 'cm' };

/** Whether the units follow one another from the largest to the smallest as people say them. */
export function areSaidTogether(units: readonly UnitDefinition[]): boolean {
  return SAID_TOGETHER.some((chain) => {
    const places = units.map(({ id }) => chain.indexOf(id));
    return places.every((place, index) => place !== -1 && (index === 0 || place > places[index - 1]!));
  });
}

/** The id of the unit that a bare number after this one counts. */
export function nextSmaller(unit: UnitDefinition): string | undefined {
  return NEXT[unit.id];
}

/** Only what is counted from zero can be added up: 5 °C and 3 °C are not 8 °C more than nothing. */
export function canBeAdded({ toBase }: UnitDefinition): boolean {
  return toBase.offset === undefined;
}
