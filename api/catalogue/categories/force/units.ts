import type { UnitSource } from '../../category-schema.ts';

const GRAVITY = '3rd General Conference on Weights and Measures, 1901: standard gravity of 9.80665 m/s²';

export const units: readonly UnitSource[] = [
  {
    id: 'N',
    name: 'Newtons',
    singular: 'newton',
    plural: 'newtons',
    symbol: 'N',
    searchedAs: 'newtons',
    slug: 'newtons',
    aliases: [],
    toBase: { numerator: '1', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: kg·m/s²',
    about: {
      definition:
        'A newton is the force that speeds up one kilogram by one meter per second in every second. It is the SI unit of force.',
      use: 'Physics, engineering and product tests give forces in newtons.',
      examples: [
        { quantity: '1', label: 'the pull of gravity on an apple' },
        { quantity: '686', label: 'the pull of gravity on a person of 70 kg' },
      ],
    },
  },
  {
    id: 'kN',
    name: 'Kilonewtons',
    singular: 'kilonewton',
    plural: 'kilonewtons',
    symbol: 'kN',
    slug: 'kilonewtons',
    aliases: [],
    toBase: { numerator: '1000', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    about: {
      definition: 'A kilonewton is 1000 newtons.',
      use: 'Structures, anchors, ropes and engines are rated in kilonewtons.',
      examples: [
        { quantity: '20', label: 'the minimum strength required of a climbing carabiner', isExact: true },
        { quantity: '120', label: 'the thrust of one engine of an Airbus A320' },
      ],
    },
  },
  {
    id: 'kgf',
    name: 'Kilogram-Force',
    singular: 'kilogram-force',
    plural: 'kilograms-force',
    symbol: 'kgf',
    slug: 'kilogram-force',
    aliases: ['kilopond', 'kiloponds', 'kp', 'kg-force'],
    // exact: 1 kg × 9.80665 m/s²
    toBase: { numerator: '196133', denominator: '20000' },
    authority: GRAVITY,
    about: {
      definition:
        'One kilogram-force is the pull of standard gravity on a kilogram, exactly 9.80665 newtons. It is also called a kilopond.',
      use: 'Springs, tools and older technical documents give forces in it.',
      examples: [
        { quantity: '1', label: 'the pull of gravity on a liter of water' },
        { quantity: '45', label: 'the grip of an adult man' },
      ],
      question: {
        question: 'Is a kilogram-force the same as a kilogram?',
        answer:
          'No. A kilogram is a mass; a kilogram-force is the force with which standard gravity pulls on it. On ' +
          'Earth the figures are alike; on the Moon a kilogram weighs about a sixth of a kilogram-force.',
      },
    },
  },
  {
    id: 'lbf',
    name: 'Pound-Force',
    singular: 'pound-force',
    plural: 'pounds-force',
    symbol: 'lbf',
    slug: 'pound-force',
    aliases: ['lb-force', 'lbs-force'],
    // exact: 0.45359237 kg × 9.80665 m/s²
    toBase: { numerator: '8896443230521', denominator: '2000000000000' },
    authority: `${GRAVITY}, times the pound of 1959`,
    about: {
      definition: 'One pound-force is the pull of standard gravity on a pound, exactly 4.4482216152605 newtons.',
      use: 'American engineering gives thrust, loads and spring forces in pounds-force.',
      examples: [
        { quantity: '5', label: 'the most force an accessible interior door may need in the US', isExact: true },
        { quantity: '100', label: 'the grip of an adult man' },
        { quantity: '1522000', label: 'the thrust of one first-stage engine of the Saturn V' },
      ],
      question: {
        question: 'Is a pound-force the same as a pound?',
        answer:
          'No. A pound is a mass; a pound-force is the force with which standard gravity pulls on it. On Earth the figures are alike, and nowhere else.',
      },
    },
  },
  {
    id: 'dyn',
    name: 'Dynes',
    singular: 'dyne',
    plural: 'dynes',
    symbol: 'dyn',
    slug: 'dynes',
    aliases: [],
    // exact: 1 g·cm/s²
    toBase: { numerator: '1', denominator: '100000' },
    authority: 'CGS unit: 1 g·cm/s², 1/100,000 of a newton',
    about: {
      definition:
        'A dyne is the force that speeds up one gram by one centimeter per second in every second: 1/100,000 of a newton.',
      use: 'It belongs to the older CGS system and lives on in surface tension and biology.',
      examples: [
        { quantity: '981', label: 'the pull of gravity on a gram' },
        { quantity: '2.5', label: 'the pull of gravity on a mosquito' },
      ],
    },
  },
];
