import type { CategoryEducation } from '../../category-schema.ts';
import { YARD_AND_POUND } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Why thread is weighed',
      paragraphs: [
        'A thread is soft and uneven, so nobody can measure how thick it is. Spinners weigh a length of it instead: grams ' +
          'per kilometer is tex, grams per 9000 meters is denier. The heavier, the thicker.',
      ],
    },
    {
      heading: 'Counts go the other way',
      paragraphs: [
        'The older counts ask how long a yarn a given weight makes. For the English cotton count and the metric count, a ' +
          'higher number is a finer yarn. To convert between a count and a weight, divide: 590.54 by the cotton count ' +
          'gives tex, and 1000 by the metric count does.',
      ],
    },
    {
      heading: 'On labels',
      paragraphs: [
        'Stockings, backpacks, and tents are labeled in denier, industrial yarns in decitex, cotton in English counts and ' +
          'wool in metric ones. A count such as 30/2 means two strands of 30, twisted together: as thick as a single ' +
          'yarn of 15.',
      ],
    },
    {
      heading: 'The same number, different threads',
      paragraphs: [
        'Denier and decitex are close, within a tenth, and easily confused: 70 denier is about 77.8 decitex. The weight ' +
          'also depends on the material. Polyester is denser than nylon, so at the same denier it is thinner.',
      ],
    },
  ],
  sources: [
    {
      publisher: 'International Organization for Standardization (ISO)',
      title: 'ISO 1144: Textiles, Universal system for designating linear density (Tex System)',
      issued: '2016',
    },
    YARD_AND_POUND,
  ],
};
