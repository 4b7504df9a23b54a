/** Units that all contestants support, with typical input. */
export interface Question {
  category: string;
  from: string;
  to: string;
  typed: string;
}

/** Site IDs. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  length: ['mm', 'cm', 'm', 'km', 'in', 'ft', 'yd', 'mi'],
  weight: ['mg', 'g', 'kg', 'oz', 'lb'],
  volume: ['ml', 'L', 'gal-us'],
  temperature: ['C', 'F', 'K'],
  time: ['s', 'min', 'h', 'day', 'week'],
};

/** Round numbers, ties at the last displayed digit, and everyday values. */
const TYPED = [
  '1',
  '2',
  '3',
  '5',
  '7',
  '8',
  '10',
  '12',
  '15',
  '25',
  '37.5',
  '50',
  '64',
  '75',
  '98.6',
  '99.9',
  '100',
  '125',
  '250',
  '375',
  '500',
  '1000',
  '1234.5',
  '4567',
  '0.1',
  '0.3',
  '0.5',
  '0.75',
  '0.005',
  '0.015',
  '0.075',
  '1.005',
  '1.5',
  '1.15',
  '2.5',
  '2.54',
  '3.14159',
  '6.25',
  '8.5',
  '12.345',
];

export const QUESTIONS: readonly Question[] = Object.entries(UNITS).flatMap(([category, units]) =>
  units.flatMap((from) =>
    units.filter((to) => to !== from).flatMap((to) => TYPED.map((typed) => ({ category, from, to, typed }))),
  ),
);
