import type { CategoryAbout } from '../../category-schema.ts';

export const about: CategoryAbout = {
  pa: {
    definition: 'A pascal is one newton per square meter. It is the SI unit of pressure, and a small one.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit: N/m²',
    use: 'Science, acoustics, and ventilation use pascals; weather maps use hectopascals.',
    examples: [
      { quantity: '101325', label: 'the standard air pressure at sea level', isExact: true },
      { quantity: '0.8', label: 'a sheet of paper lying on a table' },
    ],
  },
  kpa: {
    definition: 'A kilopascal is 1000 pascals, a hundredth of a bar.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes',
    use: 'Canada, Australia, and other metric countries use it for tires, weather, and plumbing.',
    examples: [
      { quantity: '220', label: 'a car tire' },
      { quantity: '33.7', label: 'the air pressure on top of Mount Everest' },
      { quantity: '101.325', label: 'the standard air pressure at sea level', isExact: true },
    ],
  },
  bar: {
    definition: 'A bar is exactly 100,000 pascals, slightly less than the air pressure at sea level.',
    authority: 'ISO 80000-4: 100 kPa',
    use: 'Europeans measure tires, boilers, scuba tanks, and coffee machines in bar.',
    examples: [
      { quantity: '9', label: 'an espresso machine' },
      { quantity: '2.2', label: 'a car tire' },
      { quantity: '200', label: 'a full scuba tank' },
    ],
  },
  psi: {
    definition: 'One psi is the pressure of one pound-force on a square inch, about 6894.76 pascals.',
    authority: 'NIST SP 811: the pound-force over the square inch',
    use: 'Americans measure tires, plumbing, and compressors in psi.',
    examples: [
      { quantity: '32', label: 'a car tire' },
      { quantity: '8', label: 'a basketball' },
      { quantity: '90', label: 'a road bike tire' },
    ],
    question: {
      question: 'Does a tire gauge show the total pressure?',
      neighbors: ['pa', 'kpa', 'bar', 'atm', 'hpa'],
      answer:
        'No. A gauge shows the pressure above the air outside, which is about 14.7 psi at sea level. Both ' +
        'readings convert the same way, as long as you don’t mix them.',
    },
  },
  ksi: {
    definition: 'One ksi is 1000 pounds per square inch: the pressure of a kip, 1000 pounds-force, on a square inch.',
    authority: 'NIST SP 811: 1000 pounds-force over the square inch',
    use: 'American engineers use ksi for the strength of steel and other metals.',
    examples: [
      { quantity: '36', label: 'A36 structural steel’s yield strength', isExact: true },
      { quantity: '4', label: 'common structural concrete’s compressive strength' },
    ],
  },
  atm: {
    definition:
      'One atmosphere, the standard atmosphere, is exactly 101,325 pascals: close to the average air pressure at sea level.',
    authority: '10th General Conference on Weights and Measures, 1954: 101,325 Pa',
    use: 'It’s used in chemistry, diving, and planetary science.',
    examples: [
      { quantity: '91', label: 'the air pressure on the surface of Venus' },
      { quantity: '1070', label: 'the water pressure at the bottom of the Mariana Trench' },
      { quantity: '1', label: 'the standard air pressure at sea level', isExact: true },
    ],
  },
  'kgf-cm2': {
    definition:
      'A technical atmosphere is the pressure of one kilogram-force on a square centimeter (kg/cm²), exactly 98,066.5 pascals.',
    authority: 'NIST SP 811: the kilogram-force over the square centimeter',
    use: 'Gauges on older machines and in East Asia read kg/cm², which is this unit.',
    examples: [
      { quantity: '2.2', label: 'a car tire, from a Japanese tire label' },
      { quantity: '10', label: 'the water pressure 100 meters down in fresh water' },
    ],
    question: {
      question: 'Is a technical atmosphere the same as a standard atmosphere?',
      neighbors: ['atm', 'bar', 'kpa', 'psi', 'mmhg', 'torr'],
      answer: 'No. A technical atmosphere is about 3 percent less: 98,066.5 pascals against 101,325 pascals.',
    },
  },
  torr: {
    definition: 'A torr is 1/760 of the standard atmosphere, about 133.322 pascals.',
    authority: 'ISO 80000-4: 1/760 of the standard atmosphere',
    use: 'Vacuum pressures are measured in torr. The name honors Evangelista Torricelli, who invented the barometer.',
    examples: [
      { quantity: '760', label: 'the standard air pressure at sea level', isExact: true },
      { quantity: '253', label: 'the air pressure on top of Mount Everest' },
    ],
    question: {
      question: 'Is a torr the same as a millimeter of mercury?',
      answer:
        'For any practical purpose, yes. A torr is 1/760 of an atmosphere, and a millimeter of mercury comes from ' +
        'the weight of mercury; they differ by 14 parts in 100 million.',
    },
  },
  mmhg: {
    definition:
      'A millimeter of mercury is the pressure under a column of mercury one millimeter high, by convention exactly 133.322387415 pascals.',
    authority: 'BS 350, conventional: mercury of 13,595.1 kg/m³ under standard gravity',
    use: 'Blood pressure is given in mmHg almost everywhere.',
    examples: [
      { quantity: '120', label: 'the upper limit for a normal systolic (top) blood pressure', isExact: true },
      { quantity: '80', label: 'the upper limit for a normal diastolic (bottom) blood pressure', isExact: true },
    ],
    question: {
      question: 'Why is blood pressure measured in millimeters of mercury?',
      neighbors: ['pa', 'kpa', 'hpa', 'torr', 'inhg'],
      answer:
        'The first instruments were columns of mercury with a millimeter scale, read by eye. Gauges have changed ' +
        'since then, but the numbers doctors know haven’t.',
    },
  },
  hpa: {
    definition: 'A hectopascal is 100 pascals, the same as a millibar.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the pascal',
    use: 'Weather reports in most countries use hectopascals, as do pilots outside North America.',
    examples: [
      { quantity: '1013.25', label: 'the standard air pressure at sea level', isExact: true },
      { quantity: '870', label: 'the lowest air pressure ever measured at sea level, in Typhoon Tip' },
      { quantity: '1040', label: 'the air pressure on a clear winter day' },
    ],
    question: {
      question: 'Is a hectopascal the same as a millibar?',
      answer: 'Yes. Both are 100 pascals. Weather services changed the name in the 1980s and kept the numbers.',
    },
  },
  mpa: {
    definition: 'A megapascal is 1,000,000 pascals, or 10 bar.',
    authority: 'SI Brochure (BIPM, 9th edition), multiples of the pascal',
    use: 'Megapascals are used for the strength of concrete, steel, and plastics, and for hydraulic pressure.',
    examples: [
      { quantity: '30', label: 'the strength of common concrete' },
      { quantity: '250', label: 'the stress at which structural steel begins to yield' },
      { quantity: '20', label: 'a full scuba tank' },
    ],
    question: {
      question: 'Is a megapascal the same as a newton per square millimeter?',
      answer:
        'Yes. A square meter has a million square millimeters, so a million newtons spread over it puts one newton on each square millimeter.',
    },
  },
  inhg: {
    definition:
      'An inch of mercury is the pressure under a column of mercury one inch high, by convention exactly 3386.388640341 pascals.',
    authority: 'NIST SP 811, conventional: mercury of 13,595.1 kg/m³ under standard gravity',
    use: 'US weather reports use it, as do altimeter settings in North America and Japan.',
    examples: [
      { quantity: '29.92', label: 'the standard air pressure at sea level' },
      { quantity: '26.35', label: 'the lowest air pressure in the 1935 Labor Day hurricane' },
    ],
    question: {
      question: 'Which inch of mercury is this?',
      answer:
        'It’s the conventional one, for mercury at 0 °C under standard gravity: about 3386.39 pascals. Mercury at ' +
        '60 °F is lighter, so an inch of it is about 3376.85 pascals.',
    },
  },
};
