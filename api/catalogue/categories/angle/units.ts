import type { UnitSource } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const ACCEPTED = `${SI}, units accepted for use with the SI`;

export const units: readonly UnitSource[] = [
  {
    id: 'deg',
    name: 'Degrees',
    singular: 'degree',
    plural: 'degrees',
    symbol: 'deg',
    slug: 'degrees',
    aliases: ['degs', 'degree-of-arc', 'degrees-of-arc', 'arcdegree', 'arcdegrees', 'angular-degrees'],
    toBase: { numerator: '1', denominator: '1' },
    authority: ACCEPTED,
    about: {
      definition: 'A degree is 1/360 of a full turn. Its sign is °.',
      use: 'Everyday life, maps, carpentry and navigation measure angles in degrees.',
      examples: [
        { quantity: '90', label: 'a right angle', isExact: true },
        { quantity: '23.4', label: 'the tilt of the Earth’s axis' },
        { quantity: '4.8', label: 'the steepest wheelchair ramp US rules allow, 1 in 12' },
      ],
      question: {
        question: 'Why does a circle have 360 degrees?',
        answer:
          'Babylonian astronomers counted in sixties, and the Sun moves about one 360th of a circle through the ' +
          'stars each day. The number stuck because so many others divide it evenly.',
      },
    },
  },
  {
    id: 'rad',
    name: 'Radians',
    singular: 'radian',
    plural: 'radians',
    symbol: 'rad',
    slug: 'radians',
    aliases: ['rads'],
    // a full turn is 2π radians, so one radian is 180/π degrees
    toBase: { numerator: '180', denominator: '1', isOverPi: true },
    authority: `${SI}, derived unit: m/m`,
    about: {
      definition:
        'A radian is the angle whose arc on a circle is as long as the radius. It is the SI unit of angle; a full turn has 2π of them.',
      use: 'Mathematics, physics and nearly all programming languages use radians for angles.',
      examples: [
        { quantity: '1', label: 'the angle of an arc as long as its radius', isExact: true },
        { quantity: '0.009', label: 'the width of the full Moon in the sky' },
      ],
      question: {
        question: 'Why is there no exact decimal for a radian in degrees?',
        beside: ['deg'],
        answer:
          'Because it’s 180 divided by π, and π’s decimals never end or repeat. If you leave π as it is, the rule is exact: a right angle is π/2 radians.',
      },
    },
  },
  {
    id: 'grad',
    name: 'Gradians',
    singular: 'gradian',
    plural: 'gradians',
    symbol: 'gon',
    slug: 'gradians',
    aliases: ['grads', 'gons'],
    toBase: { numerator: '9', denominator: '10' },
    authority: 'ISO 80000-3: the gon, a hundredth of a right angle',
    about: {
      definition: 'A gradian, or gon, is a hundredth of a right angle, exactly 0.9 degrees.',
      use: 'Surveyors in France, Germany and other parts of Europe use gradians; calculators call the mode GRAD.',
      examples: [
        { quantity: '100', label: 'a right angle', isExact: true },
        { quantity: '400', label: 'a full turn', isExact: true },
      ],
      question: {
        question: 'Where do 400 gradians come from?',
        answer:
          'They come from the reform that created the meter. With 100 gradians in a right angle, a hundredth of a ' +
          'gradian along a meridian was meant to be one kilometer, and it nearly is.',
      },
    },
  },
  {
    id: 'arcmin',
    name: 'Arcminutes',
    singular: 'arcminute',
    plural: 'arcminutes',
    symbol: 'arcmin',
    slug: 'arcminutes',
    aliases: ['arcmins', 'arc-minute', 'arc-minutes', 'minute-of-arc', 'minutes-of-arc', 'moa', 'arc-min'],
    toBase: { numerator: '1', denominator: '60' },
    authority: ACCEPTED,
    about: {
      definition: 'An arcminute is 1/60 of a degree, or 60 arcseconds. Its sign is ′.',
      use: 'Arcminutes are used for map positions, eye tests and rifle accuracy, where they’re called MOA.',
      examples: [
        { quantity: '31', label: 'the width of the full Moon in the sky' },
        { quantity: '1', label: 'the smallest detail a good eye can see' },
        { quantity: '5', label: 'a letter on the 20/20 line of an eye chart', isExact: true },
      ],
      question: {
        question: 'Is an arcminute a unit of time?',
        answer:
          'No. It’s a sixtieth of a degree, just as a minute is a sixtieth of an hour: the Babylonians divided both the same way.',
      },
    },
  },
  {
    id: 'arcsec',
    name: 'Arcseconds',
    singular: 'arcsecond',
    plural: 'arcseconds',
    symbol: 'arcsec',
    slug: 'arcseconds',
    aliases: ['arcsecs', 'arc-second', 'arc-seconds', 'second-of-arc', 'seconds-of-arc', 'arc-sec'],
    toBase: { numerator: '1', denominator: '3600' },
    authority: ACCEPTED,
    about: {
      definition: 'An arcsecond is 1/60 of an arcminute, 1/3600 of a degree. Its sign is ″.',
      use: 'Astronomers measure the sizes and motions of stars and planets in arcseconds.',
      examples: [
        { quantity: '45', label: 'the width of Jupiter in the sky' },
        { quantity: '0.77', label: 'the parallax of the nearest star' },
        { quantity: '0.05', label: 'the finest detail the Hubble Space Telescope can see' },
      ],
    },
  },
  {
    id: 'turn',
    name: 'Turns',
    singular: 'turn',
    plural: 'turns',
    symbol: 'rev',
    slug: 'turns',
    aliases: [
      'revs',
      'revolution',
      'revolutions',
      'rotation',
      'rotations',
      'full-turn',
      'full-turns',
      'full-circle',
      'full-circles',
      'tr',
    ],
    toBase: { numerator: '360', denominator: '1' },
    authority: 'ISO 80000-3: the revolution, 2π rad',
    about: {
      definition: 'A turn, or revolution, is once around: exactly 360 degrees.',
      use: 'Turns measure engine speeds, screw threads, dance spins and record players.',
      examples: [
        { quantity: '0.25', label: 'a right angle', isExact: true },
        { quantity: '3', label: 'a car’s steering wheel from lock to lock' },
        { quantity: '2.5', label: 'a 900 on a skateboard', isExact: true },
      ],
    },
  },
  {
    id: 'mrad',
    name: 'Milliradians',
    singular: 'milliradian',
    plural: 'milliradians',
    symbol: 'mrad',
    slug: 'milliradians',
    aliases: ['mrads', 'milrad', 'milrads'],
    toBase: { numerator: '9', denominator: '50', isOverPi: true },
    authority: `${SI}, prefixes`,
    about: {
      definition:
        'A milliradian is a thousandth of a radian: it spans one meter at a distance of 1000 meters, very nearly.',
      use: 'Milliradians are used for riflescopes, lasers and optical instruments.',
      examples: [
        { quantity: '0.1', label: 'one click of a common riflescope', isExact: true },
        { quantity: '1', label: 'the spread of a laser pointer’s beam' },
      ],
      question: {
        question: 'Is a milliradian the same as a NATO mil?',
        answer:
          'Nearly. A full turn has about 6283 milliradians; NATO rounds that to 6400 mils, so its mil is about 1.8 percent smaller.',
      },
    },
  },
];
