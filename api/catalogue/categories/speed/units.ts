import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('speed', 'mps', {
  mph: {
    singular: 'mile per hour',
    slug: 'mph',
    aliases: 'mi-h miles-hour',
    toBase: '1397/3125', // 1609.344 m / 3600 s
  },
  kph: {
    singular: 'kilometer per hour',
    symbol: 'km/h',
    slug: 'kph',
    aliases: 'kmh kmph kmhr km-hr kilometers-hour',
    toBase: '5/18', // 1000 m / 3600 s
  },
  mps: { singular: 'meter per second', symbol: 'm/s', aliases: 'm-sec meters-second', toBase: '1' },
  kmps: {
    singular: 'kilometer per second',
    symbol: 'km/s',
    searchedAs: 'kilometers per second',
    aliases: 'kmps kms-per-second km-per-second km-sec km-per-sec',
    toBase: '1000',
  },
  fps: {
    singular: 'foot per second',
    plural: 'feet per second',
    symbol: 'ft/s',
    aliases: 'ft-sec feet-second',
    toBase: '381/1250', // 0.3048 m/s
  },
  knot: {
    singular: 'knot',
    symbol: 'kn',
    searchedAs: 'knots',
    aliases: 'kt kts nautical-miles-per-hour',
    toBase: '463/900', // 1852 m / 3600 s
  },
});
