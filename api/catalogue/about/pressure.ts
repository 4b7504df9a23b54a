import type { CategoryAbout } from './unit-about.ts';

export const pressure: CategoryAbout = {
  pa: {
    definition: 'A pascal is one newton on a square meter. It is the SI unit of pressure, and a small one.',
    use: 'Science, acoustics and ventilation work in pascals; weather maps in hectopascals.',
    examples: [
      { quantity: '101325', label: 'the standard pressure of the air at sea level', isExact: true },
      { quantity: '0.8', label: 'the pressure of a sheet of paper lying on a table' },
    ],
  },
  kpa: {
    definition: 'A kilopascal is 1000 pascals, a hundredth of a bar.',
    use: 'Tires, weather and building services use it in Canada, Australia and other metric countries.',
    examples: [
      { quantity: '220', label: 'the pressure in a car tire' },
      { quantity: '34', label: 'the pressure of the air on top of Mount Everest' },
      { quantity: '101.325', label: 'the standard pressure of the air at sea level', isExact: true },
    ],
  },
  bar: {
    definition: 'A bar is exactly 100,000 pascals, slightly less than the pressure of the air at sea level.',
    use: 'Europe gives the pressure of tires, boilers, diving tanks and coffee machines in bar.',
    examples: [
      { quantity: '9', label: 'the pressure in an espresso machine' },
      { quantity: '2.3', label: 'the pressure in a car tire' },
      { quantity: '200', label: 'the pressure in a full diving tank' },
    ],
  },
  psi: {
    definition: 'One psi is the pressure of one pound-force on a square inch, about 6894.76 pascals.',
    use: 'Americans give the pressure of tires, plumbing and compressors in psi.',
    examples: [
      { quantity: '32', label: 'the pressure in a car tire' },
      { quantity: '8', label: 'the pressure in a basketball' },
      { quantity: '90', label: 'the pressure in a road bicycle tire' },
    ],
    question: {
      question: 'Does a tire gauge show the whole pressure?',
      answer:
        'No. A gauge shows how far the tire is above the air around it, about 14.7 psi at sea level. Converting works the same for both readings, as long as they are not mixed.',
    },
  },
  atm: {
    definition: 'One atmosphere, the standard atmosphere, is exactly 101,325 pascals: close to the average pressure of the air at sea level.',
    use: 'Chemistry and diving use it, and so do descriptions of other planets.',
    examples: [
      { quantity: '92', label: 'the pressure of the air on the surface of Venus' },
      { quantity: '1070', label: 'the pressure of the water at the bottom of the Mariana Trench' },
      { quantity: '1', label: 'the standard pressure of the air at sea level', isExact: true },
    ],
  },
  torr: {
    definition: 'A torr is 1/760 of the standard atmosphere, about 133.322 pascals.',
    use: 'Vacuum technology gives pressures in torr. It is named after Evangelista Torricelli, the inventor of the barometer.',
    examples: [
      { quantity: '760', label: 'the standard pressure of the air at sea level', isExact: true },
      { quantity: '253', label: 'the pressure of the air on top of Mount Everest' },
    ],
    question: {
      question: 'Is a torr the same as a millimeter of mercury?',
      answer:
        'For any practical purpose, yes. A torr is 1/760 of an atmosphere, a millimeter of mercury comes from the weight of mercury; they differ by 14 parts in 100 million.',
    },
  },
  mmhg: {
    definition:
      'A millimeter of mercury is the pressure under a column of mercury one millimeter high, by convention exactly 133.322387415 pascals.',
    use: 'Doctors all over the world give blood pressure in it.',
    examples: [
      { quantity: '120', label: 'a normal upper blood pressure' },
      { quantity: '80', label: 'a normal lower blood pressure' },
    ],
    question: {
      question: 'Why is blood pressure measured in millimeters of mercury?',
      answer:
        'The first instruments were columns of mercury with a millimeter scale, read by eye. Gauges have changed since; the figures that doctors know have not.',
    },
  },
};
