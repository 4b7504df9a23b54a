import type { CategoryAbout } from '../../category-schema.ts';

const SI = 'SI Brochure (BIPM, 9th edition)';
const ACCEPTED = `${SI}, units accepted for use with the SI`;

export const about: CategoryAbout = {
  deg: {
    definition: 'A degree is 1/360 of a full turn. Its sign is °.',
    authority: ACCEPTED,
    use: 'Everyday life, maps, carpentry, and navigation measure angles in degrees.',
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
  rad: {
    definition:
      'A radian is the angle whose arc on a circle is as long as the radius. It is the SI unit of angle; a full turn has 2π of them.',
    authority: `${SI}, derived unit: m/m`,
    use: 'Mathematics, physics, and nearly all programming languages use radians for angles.',
    examples: [
      { quantity: '1', label: 'the angle of an arc as long as its radius', isExact: true },
      { quantity: '0.009', label: 'the width of the full Moon in the sky' },
    ],
    question: {
      question: 'Why is there no exact decimal for a radian in degrees?',
      neighbors: ['deg'],
      answer:
        'Because it’s 180 divided by π, and π’s decimals never end or repeat. If you leave π as it is, the rule is exact: a right angle is π/2 radians.',
    },
  },
  grad: {
    definition: 'A gradian, or gon, is a hundredth of a right angle, exactly 0.9 degrees.',
    authority: 'ISO 80000-3: the gon, a hundredth of a right angle',
    use: 'Surveyors in France, Germany, and other parts of Europe use gradians; calculators call the mode GRAD.',
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
  arcmin: {
    definition: 'An arcminute is 1/60 of a degree, or 60 arcseconds. Its sign is ′.',
    authority: ACCEPTED,
    use: 'Arcminutes are used for map positions, eye tests, and rifle accuracy, where they’re called MOA.',
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
  arcsec: {
    definition: 'An arcsecond is 1/60 of an arcminute, 1/3600 of a degree. Its sign is ″.',
    authority: ACCEPTED,
    use: 'Astronomers measure the sizes and motions of stars and planets in arcseconds.',
    examples: [
      { quantity: '45', label: 'the width of Jupiter in the sky' },
      { quantity: '0.77', label: 'the parallax of the nearest star' },
      { quantity: '0.05', label: 'the finest detail the Hubble Space Telescope can see' },
    ],
  },
  turn: {
    definition: 'A turn, or revolution, is once around: exactly 360 degrees.',
    authority: 'ISO 80000-3: the revolution, 2π rad',
    use: 'Turns measure engine speeds, screw threads, dance spins, and record players.',
    examples: [
      { quantity: '0.25', label: 'a right angle', isExact: true },
      { quantity: '3', label: 'a car’s steering wheel from lock to lock' },
      { quantity: '2.5', label: 'a 900 on a skateboard', isExact: true },
    ],
  },
  mrad: {
    definition:
      'A milliradian is a thousandth of a radian: it spans one meter at a distance of 1000 meters, very nearly.',
    authority: `${SI}, prefixes`,
    use: 'Milliradians are used for riflescopes, lasers, and optical instruments.',
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
};
