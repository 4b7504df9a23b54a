import type { UnitSource } from '../../category-schema.ts';

const AGREEMENT = 'International yard and pound agreement, 1959';

export const units: readonly UnitSource[] = [
  {
    id: 'mph',
    name: 'Miles per Hour',
    singular: 'mile per hour',
    plural: 'miles per hour',
    symbol: 'mph',
    slug: 'mph',
    aliases: ['mi-h', 'miles-hour'],
    // 1609.344 m / 3600 s
    toBase: { numerator: '1397', denominator: '3125' },
    authority: `${AGREEMENT}: 1609.344 m in 3600 s`,
    about: {
      definition: 'One mile per hour is 1609.344 meters in 3600 seconds, exactly 0.44704 meters per second.',
      use: 'Road signs in the United States and the United Kingdom are in miles per hour.',
      examples: [
        { quantity: '70', label: 'the speed limit on British motorways', isExact: true },
        { quantity: '95', label: 'a major-league fastball' },
        { quantity: '3.1', label: 'a brisk walk' },
      ],
    },
  },
  {
    id: 'kph',
    name: 'Kilometers per Hour',
    singular: 'kilometer per hour',
    plural: 'kilometers per hour',
    symbol: 'km/h',
    slug: 'kph',
    aliases: ['kmh', 'kmph', 'kmhr', 'km-hr', 'kilometers-hour'],
    // 1000 m / 3600 s
    toBase: { numerator: '5', denominator: '18' },
    authority: 'SI Brochure (BIPM, 9th edition): 1000 m in 3600 s',
    about: {
      definition: 'One kilometer per hour is 1000 meters in 3600 seconds: a meter per second divided by 3.6.',
      use: 'Road signs, trains and weather reports use it in most of the world.',
      examples: [
        { quantity: '50', label: 'the usual speed limit in European towns', isExact: true },
        { quantity: '320', label: 'a French TGV at top speed in service', isExact: true },
        { quantity: '5', label: 'a brisk walk' },
      ],
    },
  },
  {
    id: 'mps',
    name: 'Meters per Second',
    singular: 'meter per second',
    plural: 'meters per second',
    symbol: 'm/s',
    slug: 'meters-per-second',
    aliases: ['m-sec', 'meters-second'],
    toBase: { numerator: '1', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition), derived unit',
    about: {
      definition: 'One meter per second is exactly 3.6 kilometers per hour. It is the SI unit of speed.',
      use: 'Scientists, wind forecasts, and track and field use meters per second.',
      examples: [
        { quantity: '343', label: 'the speed of sound in air at 20 °C (68 °F)' },
        { quantity: '10.44', label: 'Usain Bolt’s average in his 100-meter record' },
        { quantity: '1.4', label: 'a brisk walk' },
      ],
    },
  },
  {
    id: 'kmps',
    name: 'Kilometers per Second',
    singular: 'kilometer per second',
    plural: 'kilometers per second',
    symbol: 'km/s',
    searchedAs: 'kilometers per second',
    slug: 'kilometers-per-second',
    aliases: ['kmps', 'kms-per-second', 'km-per-second', 'km-sec', 'km-per-sec'],
    toBase: { numerator: '1000', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition): the kilometer over the second',
    about: {
      definition:
        'A kilometer per second is the speed of something that covers one kilometer each second: 3600 kilometers per hour.',
      use: 'Spaceflight, astronomy and seismology use kilometers per second.',
      examples: [
        { quantity: '7.66', label: 'the International Space Station' },
        { quantity: '11.2', label: 'the speed it takes to leave Earth' },
        { quantity: '299792.458', label: 'the speed of light in a vacuum', isExact: true },
      ],
    },
  },
  {
    id: 'fps',
    name: 'Feet per Second',
    singular: 'foot per second',
    plural: 'feet per second',
    symbol: 'ft/s',
    slug: 'feet-per-second',
    aliases: ['ft-sec', 'feet-second'],
    // 0.3048 m/s
    toBase: { numerator: '381', denominator: '1250' },
    authority: AGREEMENT,
    about: {
      definition: 'One foot per second is exactly 0.3048 meters per second.',
      use: 'It’s used in American engineering, ballistics and archery.',
      examples: [
        { quantity: '1125', label: 'the speed of sound in air at 20 °C (68 °F)' },
        { quantity: '32.2', label: 'a stone after falling for one second' },
      ],
    },
  },
  {
    id: 'knot',
    name: 'Knots',
    singular: 'knot',
    plural: 'knots',
    symbol: 'kn',
    searchedAs: 'knots',
    slug: 'knots',
    aliases: ['kt', 'kts', 'nautical-miles-per-hour'],
    // 1852 m / 3600 s
    toBase: { numerator: '463', denominator: '900' },
    authority: 'One international nautical mile (Monaco, 1929) an hour',
    about: {
      definition: 'One knot is one nautical mile per hour: 1852 meters in 3600 seconds.',
      use: 'Ships, aircraft and marine weather forecasts give speeds in knots.',
      examples: [
        { quantity: '64', label: 'the wind speed that makes a storm a hurricane', isExact: true },
        { quantity: '20', label: 'a container ship under way' },
        { quantity: '480', label: 'an airliner at cruising altitude' },
      ],
      question: {
        question: 'Why is it called a knot?',
        answer:
          'Sailors let out a line with knots tied at even distances and counted how many ran off the reel while ' +
          'a sandglass emptied. The count was the speed in nautical miles per hour.',
      },
    },
  },
];
