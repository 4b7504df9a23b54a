import type { CategoryUnits } from '../engine/unit-definition.ts';

const AGREEMENT = 'International yard and pound agreement, 1959';

export const speed: CategoryUnits = {
  category: 'speed',
  base: 'mps',
  units: [
    {
      id: 'mph', category: 'speed', name: 'Miles per Hour', singular: 'mile per hour', plural: 'miles per hour', symbol: 'mph',
      fullName: 'Miles per Hour (mph)', slug: 'mph', aliases: ['mi-h', 'miles-hour'],
      // exact: 1609.344 m / 3600 s
      toBase: { numerator: '1397', denominator: '3125' },
      authority: `${AGREEMENT}: 1609.344 m in 3600 s`,
    },
    {
      id: 'kph', category: 'speed', name: 'Kilometers per Hour', singular: 'kilometer per hour', plural: 'kilometers per hour',
      symbol: 'km/h', fullName: 'Kilometers per Hour (km/h)', slug: 'kph', aliases: ['kmh', 'kmph', 'kmhr', 'km-hr', 'kilometers-hour'],
      // exact: 1000 m / 3600 s
      toBase: { numerator: '5', denominator: '18' },
      authority: 'SI Brochure (BIPM, 9th edition): 1000 m in 3600 s',
    },
    {
      id: 'mps', category: 'speed', name: 'Meters per Second', singular: 'meter per second', plural: 'meters per second',
      symbol: 'm/s', fullName: 'Meters per Second (m/s)', slug: 'meters-per-second', aliases: ['m-sec', 'meters-second'],
      toBase: { numerator: '1', denominator: '1' },
      authority: 'SI Brochure (BIPM, 9th edition), derived unit',
    },
    {
      id: 'fps', category: 'speed', name: 'Feet per Second', singular: 'foot per second', plural: 'feet per second', symbol: 'ft/s',
      fullName: 'Feet per Second (ft/s)', slug: 'feet-per-second', aliases: ['ft-sec', 'feet-second'],
      // exact: 0.3048 m/s
      toBase: { numerator: '381', denominator: '1250' },
      authority: AGREEMENT,
    },
    {
      id: 'knot', category: 'speed', name: 'Knots', singular: 'knot', plural: 'knots', symbol: 'kn',
      fullName: 'Knots (kn)', slug: 'knots', aliases: ['kt', 'kts', 'nautical-miles-per-hour'],
      // exact: 1852 m / 3600 s
      toBase: { numerator: '463', denominator: '900' },
      authority: 'One international nautical mile (Monaco, 1929) an hour',
    },
  ],
};
