import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'square-feet-to-square-meters': [
    {
      question: 'How do I convert square feet to square meters?',
      answer:
        'Multiply by 0.09290304, the square of 0.3048. A room of 200 square feet is 18.580608 square meters, or 18.6 rounded.',
    },
    {
      question: 'Why can’t I multiply square feet by 0.3048?',
      answer:
        'Because an area is two lengths multiplied, and you have to convert each one: 0.3048 × 0.3048 = ' +
        '0.09290304. Multiplying once would make the area more than three times too large.',
    },
    {
      question: 'How many square feet are in a square meter?',
      answer: '1 square meter is 10.7639 square feet. To estimate, multiply by 11 and subtract 2 percent.',
    },
    {
      question: 'How large is a 1000-square-foot home in square meters?',
      answer:
        '1000 square feet is 92.90304 square meters. As a rule of thumb, divide square feet by 11 for square ' +
        'meters: that’s about 2 percent low.',
    },
    {
      question: 'How do I measure a room that is not a rectangle?',
      answer:
        'Split it into rectangles, multiply length by width for each, and add the areas. Measure all sides in the same unit, and ' +
        'convert the sum at the end so that it is rounded only once.',
    },
  ],
};
