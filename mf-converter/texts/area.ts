import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding area',
  opening: [
    'Area is the size of a surface: a room, a field, a country. Its units are squares of lengths, so their factors are squares as well. A foot is 0.3048 meters, and a square foot is 0.3048 × 0.3048 = 0.09290304 square meters.',
    'That square is where most mistakes are made. There are 100 centimeters in a meter and 10,000 square centimeters in a square meter; 3 feet in a yard and 9 square feet in a square yard.',
  ],
  parts: [
    {
      heading: 'Land',
      paragraphs: [
        'A hectare is a square of 100 by 100 meters, 10,000 square meters. An acre is 43,560 square feet, the area of one furlong by one chain: about 4047 square meters, or two fifths of a hectare. A square mile holds exactly 640 acres.',
        'A soccer pitch for international matches is about 0.7 hectares, or 1.75 acres.',
      ],
    },
    {
      heading: 'Homes',
      paragraphs: [
        'To turn square meters into square feet, multiply by 10.764; a flat of 80 square meters has about 861 square feet. In the other direction, divide by ten and take off a little: 1000 square feet are 92.9 square meters. What counts as floor area differs from country to country, and no converter can mend that.',
      ],
    },
  ],
};
