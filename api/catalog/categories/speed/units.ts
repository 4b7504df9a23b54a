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
  'min-km': {
    singular: 'minute per kilometer',
    symbol: 'min/km',
    slug: 'min-per-km',
    aliases: 'minute-per-km minutes-per-km mins-per-km mins-km minutes-km min-kilometer minutes-a-kilometer min-a-km',
    toBase: '50/3', // 1000 m / 60 s divided by the value
    isReciprocal: true,
    isClock: true,
  },
  'min-mi': {
    singular: 'minute per mile',
    symbol: 'min/mi',
    slug: 'min-per-mile',
    aliases: 'min-mile mins-mile mins-per-mile minutes-mile min-per-mi minutes-per-mi minutes-a-mile min-a-mile',
    toBase: '16764/625', // 1609.344 m / 60 s divided by the value
    isReciprocal: true,
    isClock: true,
  },
  'min-100m': {
    singular: 'minute per 100 meters',
    symbol: 'min/100 m',
    slug: 'min-per-100m',
    aliases: 'min100m min100meters min-per-100-m mins-per-100-m minutes-per-100-m minutes-per-100m',
    toBase: '5/3', // 100 m / 60 s divided by the value
    isReciprocal: true,
    isClock: true,
  },
});
