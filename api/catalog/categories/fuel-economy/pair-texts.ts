import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'mpg-to-l-100km': [
    'For a rental car abroad, a European review, or a Canadian label: 25 miles per US gallon is about 9.41 liters per ' +
      '100 kilometers, 30 miles per US gallon is about 7.84 liters per 100 kilometers, and 50 miles per US gallon ' +
      'is about 4.7 liters per 100 kilometers. The more miles, the fewer liters, so you don’t multiply: ' +
      'divide 235.215 by the number.',
    'To estimate, divide 240 instead: 30 miles per gallon comes out to 8 liters, always 2 percent high. For ' +
      'British miles per gallon, divide 282.481, because the UK gallon is a fifth larger.',
  ],
  'l-100km-to-mpg': [
    'European labels and dashboards in American terms: 5 liters per 100 kilometers is 47.043 miles ' +
      'per US gallon, 8 liters per 100 kilometers is about 29.4 miles per US gallon and 10 liters per 100 ' +
      'kilometers is 23.521 miles per US gallon. Halving the liters doubles the miles.',
    'To estimate, divide 240 by the liters: 6 liters comes out to 40 miles per gallon, and 6 liters per 100 ' +
      'kilometers is about 39.2 miles per US gallon. That’s 2 percent high.',
  ],
};
