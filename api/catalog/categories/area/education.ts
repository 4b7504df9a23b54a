import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_HANDBOOK_44, SI_BROCHURE, SURVEY_FOOT, YARD_AND_POUND } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is area?',
      paragraphs: [
        'Area is the size of a surface: of a floor, a field, or a country. Most of its units are squares. A square ' +
          'meter is a square one meter on a side, and a square foot is a square one foot on a side.',
        'Two land units aren’t named after squares: the hectare, 10,000 square meters, and the acre, 43,560 square ' +
          'feet, which is a strip of 220 by 22 yards.',
      ],
    },
    {
      heading: 'Why the factors are squares',
      paragraphs: [
        'An area is a length times a length, and you convert both. A foot is 0.3048 meters, so a square foot is ' +
          '0.3048 × 0.3048 = 0.09290304 square meters. In the same way a square yard has 3 × 3 = 9 square feet, and a ' +
          'square kilometer has a million square meters, not a thousand.',
        'Forgetting to square the factor is the most common mistake in converting areas. If a 70-square-meter ' +
          'apartment comes out to 230 square feet, someone forgot to square: it’s about 753.',
      ],
    },
    {
      heading: 'Acres and hectares',
      paragraphs: [
        'A hectare is about 2.47 acres, and an acre about 0.405 hectares. To estimate, count two hectares as five ' +
          'acres; that’s one percent too many. A square mile holds 640 acres, a square kilometer 100 hectares.',
        'For comparison: a soccer field is about 0.7 hectares, an American football field without the end zones ' +
          'about 1.1 acres, and Central Park in New York 843 acres, or 341 hectares.',
      ],
    },
    {
      heading: 'Measuring a room or a plot',
      paragraphs: [
        'Divide an odd shape into rectangles and triangles, compute each, and add them up. Measure all sides in one unit, and convert the sum once at the end.',
      ],
    },
  ],
  sources: [SI_BROCHURE, YARD_AND_POUND, NIST_HANDBOOK_44, SURVEY_FOOT],
};
