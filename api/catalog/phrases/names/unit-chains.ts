/** The largest first: feet and inches, but not feet and centimeters. */
export const COMPOUND_UNITS: readonly (readonly string[])[] = [
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

/** Unit and limit of a bare number after a unit: `6 foot 2` has inches, `12 stone 4` pounds. */
export const NEXT_SMALLER: Readonly<Record<string, { id: string; below: bigint }>> = {
  ft: { id: 'in', below: 12n },
  st: { id: 'lb', below: 14n },
  lb: { id: 'oz', below: 16n },
  h: { id: 'min', below: 60n },
  min: { id: 's', below: 60n },
  m: { id: 'cm', below: 100n },
  deg: { id: 'arcmin', below: 60n },
};
