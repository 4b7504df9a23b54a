import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('acceleration', 'm-s2', {
  'm-s2': {
    singular: 'meter per second squared',
    symbol: 'm/s²',
    aliases:
      'm-s-s m-sec2 m-per-s2 meter-per-second-per-second meters-per-second-per-second meter-per-square-second ' +
      'meters-per-square-second meters-per-sec-squared',
    toBase: '1',
  },
  g0: {
    name: 'G-Force',
    singular: 'g',
    plural: 'g',
    symbol: 'g',
    searchedAs: 'g-force',
    fullName: 'G-Force, Standard Gravity (g)',
    aliases: 'g-forces gee gees gforce gforces standard-gravity standard-gravities',
    toBase: '196133/20000', // 9.80665 m/s²
  },
  'ft-s2': {
    singular: 'foot per second squared',
    plural: 'feet per second squared',
    symbol: 'ft/s²',
    aliases: 'ft-s-s ft-sec2 ft-per-s2 foot-per-second-per-second feet-per-second-per-second feet-per-sec-squared fps2',
    toBase: '381/1250', // 0.3048 m/s²
  },
  'cm-s2': {
    singular: 'centimeter per second squared',
    symbol: 'cm/s²',
    aliases: 'cm-s-s cm-sec2 cm-per-s2 galileo galileos centimeters-per-second-per-second',
    toBase: '1/100',
  },
  'mph-s': {
    singular: 'mile per hour per second',
    symbol: 'mph/s',
    slug: 'mph-per-second',
    aliases: 'mi-h-s mph-sec',
    toBase: '1397/3125', // 0.44704 m/s²
  },
  'kph-s': {
    singular: 'kilometer per hour per second',
    symbol: 'km/h/s',
    slug: 'kph-per-second',
    aliases: 'kph-s kmh-s km-h-per-second kmh-per-second',
    toBase: '5/18', // 1000 m / 3600 s / 1 s
  },
});
