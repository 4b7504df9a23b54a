/** IDs of the units in the most requested pairs, for categories with more than ten units. */
export const commonUnits: Readonly<Record<string, readonly string[]>> = {
  length: ['ft', 'm', 'in', 'cm', 'mi', 'km', 'yd', 'mm'],
  weight: ['kg', 'lb', 'g', 'oz', 'st'],
  area: ['ft2', 'm2', 'ac', 'ha', 'mi2', 'km2'],
  volume: ['L', 'gal-us', 'ml', 'fl-oz', 'cup', 'ft3', 'm3'],
  pressure: ['psi', 'bar', 'kpa', 'atm', 'mmhg'],
  data: ['mb', 'gb', 'kb', 'tb', 'b', 'bit', 'mbit'],
  'volume-flow': ['gpm-us', 'l-min', 'cfm', 'm3-h', 'l-s', 'gpm-uk'],
};
