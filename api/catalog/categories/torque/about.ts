import type { CategoryAbout } from '../../category-schema.ts';

export const about: CategoryAbout = {
  Nm: {
    definition:
      'A newton meter is the torque of one newton at the end of a lever one meter long. It is the SI unit of torque.',
    authority: 'SI Brochure (BIPM, 9th edition), coherent derived unit of moment of force',
    use: 'Most of the world’s torque wrenches, engines, and repair manuals use newton meters.',
    examples: [
      { quantity: '120', label: 'the lug nuts of a midsize car' },
      { quantity: '250', label: 'a midsize sedan’s engine' },
      { quantity: '5', label: 'the handlebar clamp bolts of a bicycle' },
    ],
    question: {
      question: 'Is a newton meter the same as a joule?',
      neighbors: ['kNm', 'Ncm', 'kgf-m', 'kgf-cm'],
      answer:
        'No, though both are a newton times a meter. A joule is work: a force along the path of a motion. Torque is ' +
        'a force across a lever, and does no work until something turns. That’s why torque is never given in joules.',
    },
  },
  kNm: {
    definition: 'A kilonewton meter is 1000 newton meters.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the newton',
    use: 'Structural engineers calculate the bending of beams in kilonewton meters; large machines are rated in them.',
    examples: [
      { quantity: '2.5', label: 'a heavy truck’s diesel engine' },
      { quantity: '2400', label: 'the main shaft of a 3-megawatt wind turbine at 12 turns a minute' },
    ],
  },
  Ncm: {
    definition: 'A newton centimeter is a hundredth of a newton meter.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the meter',
    use: 'Dentists, electronics factories, and makers of small motors use newton centimeters.',
    examples: [
      { quantity: '35', label: 'the tightening of a dental implant' },
      { quantity: '42', label: 'a common NEMA 17 stepper motor, holding still' },
    ],
  },
  'lbf-ft': {
    definition:
      'A pound-foot is the torque of one pound-force at the end of a lever one foot long, exactly 1.3558179483314004 newton meters.',
    authority: 'NIST SP 811: the pound-force at one foot',
    use: 'Torque wrenches and engines in the United States are marked in pound-feet, often written ft-lb.',
    examples: [
      { quantity: '90', label: 'the lug nuts of a midsize car' },
      { quantity: '184', label: 'a midsize sedan’s engine' },
      { quantity: '1850', label: 'a heavy truck’s diesel engine' },
    ],
    question: {
      question: 'Is ft-lb the same as lb-ft?',
      answer:
        'On a torque wrench, yes: both mean pound-feet. In physics, a pound-foot measures torque and a foot-pound ' +
        'energy, the work of lifting a pound by a foot. The numbers match; what they measure doesn’t.',
    },
  },
  'lbf-in': {
    definition: 'A pound-inch is a twelfth of a pound-foot, about 0.112985 newton meters.',
    authority: 'NIST SP 811: the pound-force at one inch',
    use: 'In the US, small bolts on bicycles, firearms, plumbing, and electrical panels are tightened by the pound-inch.',
    examples: [
      { quantity: '44', label: 'the handlebar clamp bolts of a bicycle' },
      { quantity: '60', label: 'the clamps of a no-hub coupling on a drain pipe', isExact: true },
    ],
  },
  'ozf-in': {
    definition:
      'An ounce-inch is the torque of one ounce-force at the end of a lever one inch long: a sixteenth of a pound-inch.',
    authority: 'NIST SP 811: the ounce-force at one inch',
    use: 'Hobby servos, stepper motors, and small screwdrivers are rated in ounce-inches in the United States.',
    examples: [
      { quantity: '44', label: 'a standard hobby servo' },
      { quantity: '59', label: 'a common NEMA 17 stepper motor, holding still' },
    ],
  },
  'kgf-m': {
    definition:
      'A kilogram-force meter is the torque of one kilogram-force at the end of a lever one meter long, exactly 9.80665 newton meters.',
    authority: 'NIST SP 811: the kilogram-force at one meter',
    use: 'Data sheets of Japanese cars and motorcycles and older European manuals use it, often written kg-m.',
    examples: [
      { quantity: '25.5', label: 'a midsize sedan’s engine' },
      { quantity: '12.3', label: 'the lug nuts of a midsize car' },
    ],
  },
  'kgf-cm': {
    definition:
      'A kilogram-force centimeter is a hundredth of a kilogram-force meter, exactly 0.0980665 newton meters.',
    authority: 'NIST SP 811: the kilogram-force at one centimeter',
    use: 'Hobby servos and small gear motors are rated in it, almost always written kg-cm.',
    examples: [
      { quantity: '3.2', label: 'a standard hobby servo' },
      { quantity: '20', label: 'a strong servo for a robot arm' },
    ],
    question: {
      question: 'What does 20 kg-cm mean on a servo?',
      answer:
        'That it can just hold 20 kilograms on an arm one centimeter from its axle, or 2 kilograms on an arm of 10 ' +
        'centimeters. The longer the arm, the less it lifts.',
    },
  },
};
