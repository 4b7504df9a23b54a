import type { CategoryAbout } from '../../category-schema.ts';

const GRAVITY = '3rd General Conference on Weights and Measures, 1901: standard gravity of 9.80665 m/s²';

export const about: CategoryAbout = {
  N: {
    definition:
      'A newton is the force that accelerates one kilogram by one meter per second every second. It is the SI unit of force.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: kg·m/s²',
    use: 'Physics, engineering, and product tests give forces in newtons.',
    examples: [
      { quantity: '1', label: 'the pull of gravity on an apple' },
      { quantity: '686', label: 'the pull of gravity on a 70 kg person' },
    ],
  },
  kN: {
    definition: 'A kilonewton is 1000 newtons.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    use: 'Structures, anchors, ropes, and engines are rated in kilonewtons.',
    examples: [
      { quantity: '20', label: 'the minimum strength for a climbing carabiner', isExact: true },
      { quantity: '120', label: 'the thrust of one Airbus A320 engine' },
    ],
  },
  kgf: {
    definition:
      'One kilogram-force is the pull of standard gravity on a kilogram, exactly 9.80665 newtons. It is also called a kilopond.',
    authority: GRAVITY,
    use: 'It appears on springs, on tools and in older technical documents.',
    examples: [
      { quantity: '1', label: 'the pull of gravity on a liter of water' },
      { quantity: '45', label: 'a man’s grip' },
    ],
    question: {
      question: 'Is a kilogram-force the same as a kilogram?',
      answer:
        'No. A kilogram is a mass; a kilogram-force is the force standard gravity exerts on it. On Earth the two ' +
        'numbers match; on the Moon a kilogram weighs about a sixth of a kilogram-force.',
    },
  },
  lbf: {
    definition: 'One pound-force is the pull of standard gravity on a pound, exactly 4.4482216152605 newtons.',
    authority: `${GRAVITY}, times the pound of 1959`,
    use: 'American engineers use pounds-force for thrust, loads, and springs.',
    examples: [
      { quantity: '5', label: 'the most force a US accessible interior door may need', isExact: true },
      { quantity: '100', label: 'a man’s grip' },
      { quantity: '1522000', label: 'the thrust of one Saturn V first-stage engine' },
    ],
    question: {
      question: 'Is a pound-force the same as a pound?',
      answer:
        'No. A pound is a mass; a pound-force is the force standard gravity exerts on it. The two numbers match only on Earth.',
    },
  },
  dyn: {
    definition:
      'A dyne is the force that accelerates one gram by one centimeter per second every second: 1/100,000 of a newton.',
    authority: 'CGS unit: 1 g·cm/s², 1/100,000 of a newton',
    use: 'It’s part of the older CGS system and lives on in surface tension and biology.',
    examples: [
      { quantity: '981', label: 'the pull of gravity on a gram' },
      { quantity: '2.5', label: 'the pull of gravity on a mosquito' },
    ],
  },
};
