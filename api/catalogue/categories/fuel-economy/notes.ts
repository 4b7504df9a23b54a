import type { PairNotes } from '../../category-schema.ts';

/** A test recomputes every "a is b". */
export const notes: PairNotes = {
  'mpg-to-l-100km': [
    'A rental car abroad, a European review, a Canadian label: 25 miles per US gallon is about 9.41 liters per ' +
      '100 kilometers, 30 miles per US gallon is about 7.84 liters per 100 kilometers, and 50 miles per US gallon ' +
      'is about 4.7 liters per 100 kilometers. The more miles, the fewer liters, so the number is not multiplied: ' +
      '235.215 is divided by it.',
    'To estimate, divide 240 instead: 30 miles per gallon comes out to 8 liters, 2 percent high at every figure. If ' +
      'the miles per gallon come from a British source, divide 282.481, because the gallon there is a fifth larger.',
  ],
  'l-100km-to-mpg': [
    'European labels and dashboards turned into what Americans know: 5 liters per 100 kilometers is 47.043 miles ' +
      'per US gallon, 8 liters per 100 kilometers is about 29.4 miles per US gallon and 10 liters per 100 ' +
      'kilometers is 23.521 miles per US gallon. Halving the liters doubles the miles.',
    'Divide 240 by the liters for an estimate: 6 liters comes out to 40 miles per gallon, and 6 liters per 100 ' +
      'kilometers is about 39.2 miles per US gallon. That’s 2 percent high.',
  ],
};
