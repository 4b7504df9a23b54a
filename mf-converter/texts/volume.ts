import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding volume',
  opening: [
    'Volume is the room that something takes. The metric units follow from length: a liter is a cube of 10 centimeters, a milliliter a cube of 1 centimeter, a cubic meter a thousand liters.',
    'American and British measures bear the same names and differ in size. On this site gallons, quarts, pints, cups, fluid ounces, tablespoons and teaspoons are the American ones; the British gallon is listed as the UK gallon.',
  ],
  parts: [
    {
      heading: 'Two gallons',
      paragraphs: [
        'The US gallon is 231 cubic inches, exactly 3.785411784 liters. The UK gallon is exactly 4.54609 liters, a fifth larger. A car that does 30 miles to a US gallon does 36 to a UK gallon, on the same fuel.',
      ],
    },
    {
      heading: 'In the kitchen',
      paragraphs: [
        'A US gallon holds 4 quarts, 8 pints, 16 cups or 128 fluid ounces. A cup is 16 tablespoons, a tablespoon 3 teaspoons. In milliliters: a cup is about 237, a tablespoon about 14.8, a teaspoon about 4.9.',
        'The cup and spoons on American nutrition labels are rounded to 240, 15 and 5 milliliters, and an Australian tablespoon holds 20. For a cake it rarely matters; for baking powder it may.',
      ],
    },
    {
      heading: 'Cubes of lengths',
      paragraphs: [
        'A factor for volume is the factor for length, cubed. A foot is 0.3048 meters, so a cubic foot is 0.028316846592 cubic meters, and a cubic meter holds about 35.3 cubic feet.',
      ],
    },
  ],
};
