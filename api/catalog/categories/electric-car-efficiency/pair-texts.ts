import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'mi-per-kwh-to-kwh-100km': [
    'A British dashboard next to a European label: 3.5 miles per kilowatt hour is about 17.75 kilowatt hours per 100 ' +
      'kilometers, and 4 miles per kilowatt hour is about 15.53 kilowatt hours per 100 kilometers. The more miles, the ' +
      'fewer kilowatt hours, so you don’t multiply: divide 62.137 by the number.',
    'To estimate, divide 60 instead: the result is 3.4 percent low.',
  ],
  'kwh-100km-to-mi-per-kwh': [
    'European tests in British and American terms: 15 kilowatt hours per 100 kilometers is about 4.14 miles per ' +
      'kilowatt hour, and 20 kilowatt hours per 100 kilometers is about 3.11 miles per kilowatt hour. Divide 62.137 by ' +
      'the number.',
  ],
  'mpge-to-kwh-100km': [
    'An American window sticker in European terms: 100 MPGe is about 20.94 kilowatt hours per 100 kilometers, and 140 ' +
      'MPGe is about 14.96 kilowatt hours per 100 kilometers. Divide 2094 by the number.',
    'The American rating and the European one come from different tests, and no conversion can make up for that.',
  ],
  'mpge-to-mi-per-kwh': [
    'MPGe counts miles on 33.7 kilowatt hours, so divide by 33.7: 118 MPGe is about 3.5 miles per kilowatt hour. To ' +
      'estimate, take 3 percent of the number.',
  ],
};
