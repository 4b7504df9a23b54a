import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'square-feet-to-square-meters': [
    'Homes are advertised in square feet in the United States, Canada, India, and Britain, and in square meters in ' +
      'most other countries. The factor is the foot’s factor, squared: 0.3048 × 0.3048 = 0.09290304. So 1000 square ' +
      'feet is about 92.9 square meters, and a 650-square-foot apartment has about 60.4 square meters.',
    'For a fair guess, divide by eleven; for a better one, divide by ten and subtract 7 percent. Check what’s ' +
      'included, too: whether balconies, walls, and stairs count differs from one country to the next.',
  ],
  'square-meters-to-square-feet': [
    'Apartments abroad are advertised in square meters: 50 square meters is 538.2 square feet, 70 square meters is ' +
      '753.47 square feet and 100 square meters is 1076.4 square feet. What counts as floor space differs more than ' +
      'the units do: one country includes balconies, walls, and sloping ceilings, and the next doesn’t.',
    'To estimate, add ten times the number and three quarters of the number: for 80 square meters, 800 + 60 = 860 ' +
      'square feet; the actual value is 861.1. That’s 0.1 percent low. Multiplying by 3.28 is the usual mistake; it ' +
      'converts one side of the floor and forgets the other.',
  ],
  'acres-to-hectares': [
    'Farms, forests, and wildfires are reported in acres in the United States and in hectares nearly everywhere ' +
      'else. 100 acres is 40.469 hectares, and the square mile of 640 acres is about 259 hectares. The survey acre ' +
      'of old American land records is larger by four parts in a million, 16 square meters on a farm of 1000 acres.',
    'Multiply by 0.4: 50 acres comes out to 20 hectares; the actual value is 20.234. The shortcut is 1.2 percent low.',
  ],
  'hectares-to-acres': [
    'A hectare is a square of 100 by 100 meters, and an acre is about two fifths of that. A vineyard of 5 hectares ' +
      'is 12.355 acres, and Hyde Park, at 142 hectares, is about 351 acres.',
    'Take two and a half times the number: 10 hectares comes out to 25 acres; the actual value is 24.711. That’s 1.2 percent high.',
  ],
  'acres-to-square-feet': [
    'House lots in the United States are listed in acres when they are large and in square feet when they are ' +
      'small. 1 acre is 43,560 square feet, 0.25 acres is 10,890 square feet, and 0.1 acres is 4356 square feet. The ' +
      'odd number comes from a strip of 660 by 66 feet, a furlong by a chain, that oxen could plow in a day.',
    'As a square, an acre is about 208.7 feet on a side; it’s about nine tenths of a football field between the ' +
      'goal lines. To estimate, multiply by 44,000: 3 acres comes out to 132,000; the actual value is 130,680, so the ' +
      'shortcut is 1 percent high.',
  ],
};

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
