import type { UnitSource } from '../../category-schema.ts';

const FOOT = 'International yard and pound agreement, 1959';

export const units: readonly UnitSource[] = [
  {
    id: 'm-s2',
    name: 'Meters per Second Squared',
    singular: 'meter per second squared',
    plural: 'meters per second squared',
    symbol: 'm/s²',
    slug: 'meters-per-second-squared',
    aliases: [
      ...['m-s-s', 'm-sec2', 'm-per-s2', 'meter-per-second-per-second', 'meters-per-second-per-second'],
      ...['meter-per-square-second', 'meters-per-square-second', 'meters-per-sec-squared'],
    ],
    toBase: { numerator: '1', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition), derived unit of acceleration',
    about: {
      definition:
        'At one meter per second squared, a speed changes by one meter per second every second. It is the SI unit of acceleration.',
      use: 'Physics, sensors and building codes for earthquakes use meters per second squared.',
      examples: [
        { quantity: '9.80665', label: 'standard gravity', isExact: true },
        { quantity: '1.62', label: 'gravity on the Moon' },
        { quantity: '3', label: 'a brisk start in a family car' },
      ],
    },
  },
  {
    id: 'g0',
    name: 'G-Force',
    singular: 'g',
    plural: 'g',
    symbol: 'g',
    searchedAs: 'g-force',
    fullName: 'G-Force, Standard Gravity (g)',
    slug: 'g-force',
    aliases: ['g-forces', 'gee', 'gees', 'gforce', 'gforces', 'standard-gravity', 'standard-gravities'],
    // 9.80665 m/s²
    toBase: { numerator: '196133', denominator: '20000' },
    authority: '3rd General Conference on Weights and Measures, 1901: standard gravity of 9.80665 m/s²',
    about: {
      definition: 'A g is the acceleration of standard gravity, exactly 9.80665 meters per second squared.',
      use: 'Pilots, roller coasters, crash tests and fitness trackers measure acceleration in g.',
      examples: [
        { quantity: '1', label: 'standard gravity', isExact: true },
        { quantity: '3', label: 'a Space Shuttle’s launch at its hardest' },
        { quantity: '9', label: 'a fighter pilot’s hardest turn' },
      ],
      question: {
        question: 'Is a g the same everywhere on Earth?',
        answer:
          'As a unit, yes: it’s 9.80665 m/s² by definition. The actual pull of gravity is about 9.78 m/s² at the equator ' +
          'and 9.83 at the poles.',
      },
    },
  },
  {
    id: 'ft-s2',
    name: 'Feet per Second Squared',
    singular: 'foot per second squared',
    plural: 'feet per second squared',
    symbol: 'ft/s²',
    slug: 'feet-per-second-squared',
    aliases: [
      ...['ft-s-s', 'ft-sec2', 'ft-per-s2', 'foot-per-second-per-second', 'feet-per-second-per-second'],
      ...['feet-per-sec-squared', 'fps2'],
    ],
    // 0.3048 m/s²
    toBase: { numerator: '381', denominator: '1250' },
    authority: `${FOOT}: the foot, over the second squared`,
    about: {
      definition: 'One foot per second squared is exactly 0.3048 meters per second squared.',
      use: 'It’s used in American engineering, ballistics and road design.',
      examples: [
        { quantity: '32.2', label: 'standard gravity' },
        { quantity: '11.2', label: 'the braking that US road design counts on', isExact: true },
      ],
    },
  },
  {
    id: 'cm-s2',
    name: 'Centimeters per Second Squared',
    singular: 'centimeter per second squared',
    plural: 'centimeters per second squared',
    symbol: 'cm/s²',
    slug: 'centimeters-per-second-squared',
    aliases: ['cm-s-s', 'cm-sec2', 'cm-per-s2', 'galileo', 'galileos', 'centimeters-per-second-per-second'],
    toBase: { numerator: '1', denominator: '100' },
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the meter; CGS unit, the gal',
    about: {
      definition:
        'A centimeter per second squared, also called a gal after Galileo, is a hundredth of a meter per second squared.',
      use: 'Geophysicists map gravity and earthquakes in gals and thousandths of them.',
      examples: [
        { quantity: '980.665', label: 'standard gravity', isExact: true },
        { quantity: '5.2', label: 'the difference in gravity between the poles and the equator' },
      ],
    },
  },
  {
    id: 'mph-s',
    name: 'Miles per Hour per Second',
    singular: 'mile per hour per second',
    plural: 'miles per hour per second',
    symbol: 'mph/s',
    slug: 'mph-per-second',
    aliases: ['mi-h-s', 'mph-sec'],
    // 0.44704 m/s²
    toBase: { numerator: '1397', denominator: '3125' },
    authority: `${FOOT}: 1609.344 m in 3600 s, over the second`,
    about: {
      definition:
        'At one mile per hour per second, a speed changes by one mile per hour every second: exactly 0.44704 meters per second squared.',
      use: 'It turns a car’s 0 to 60 time into an acceleration, and American train specifications use it.',
      examples: [
        { quantity: '10', label: 'a car that goes from 0 to 60 mph in 6 seconds', isExact: true },
        { quantity: '2.5', label: 'a New York subway train at the start' },
      ],
    },
  },
  {
    id: 'kph-s',
    name: 'Kilometers per Hour per Second',
    singular: 'kilometer per hour per second',
    plural: 'kilometers per hour per second',
    symbol: 'km/h/s',
    slug: 'kph-per-second',
    aliases: ['kph-s', 'kmh-s', 'km-h-per-second', 'kmh-per-second'],
    // 1000 m in 3600 s, over 1 s
    toBase: { numerator: '5', denominator: '18' },
    authority: 'SI Brochure (BIPM, 9th edition): 1000 m in 3600 s, over the second',
    about: {
      definition: 'At one kilometer per hour per second, a speed changes by one kilometer per hour every second.',
      use: 'It’s used to compare trains, especially in Japan, and cars’ 0 to 100 times.',
      examples: [
        { quantity: '10', label: 'a car that goes from 0 to 100 km/h in 10 seconds', isExact: true },
        { quantity: '3.3', label: 'a Tokyo subway train at the start' },
      ],
    },
  },
];
