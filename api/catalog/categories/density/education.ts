import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_SP_811, SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is density?',
      paragraphs: [
        'Density is mass per volume: how much of something fits into a given space. A cubic meter of water is about 1000 ' +
          'kilograms, a cubic meter of steel 7850. To convert a density, convert the mass and the volume; a pound per ' +
          'cubic foot is about 16 kilograms per cubic meter.',
        'Something less dense than a liquid floats on it. Ice has about nine tenths of the density of water, so a tenth ' +
          'of an iceberg shows.',
      ],
    },
    {
      heading: 'Four names for one unit',
      paragraphs: [
        'A gram per cubic centimeter, a gram per milliliter, a kilogram per liter and a tonne per cubic meter are all the ' +
          'same. Each is 1000 kilograms per cubic meter. In the same way, a kilogram per cubic meter is a gram per liter.',
        'Water is so close to 1 gram per cubic centimeter because the kilogram was first meant to be a liter of it. ' +
          'Specific gravity, the density compared with water’s, is therefore nearly the number in g/cm³.',
      ],
    },
    {
      heading: 'Pounds per foot, inch, and gallon',
      paragraphs: [
        'American builders count pounds per cubic foot, engineers pounds per cubic inch for metals, and painters and ' +
          'drillers pounds per gallon. 62.4 pounds per cubic foot is about 8.34 pounds per US gallon: both are the ' +
          'density of water. A UK gallon of water weighs about 10 pounds.',
      ],
    },
    {
      heading: 'How exact can a density be?',
      paragraphs: [
        'The conversion is exact; the density itself seldom is. Water’s drops by 0.3 percent from 4 to 25 °C and by ' +
          '4 percent by the time it boils. Wood’s depends on its moisture, sand’s on how it’s packed, steel’s on the ' +
          'alloy. A gas’s density depends on pressure and temperature, so it means little without them.',
        'That’s also why a cup of flour has no fixed weight. For grains, powders, and gravel, tables give the bulk ' +
          'density, air included, and it can vary by a fifth.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    NIST_SP_811,
    {
      publisher: 'International Organization for Standardization (ISO)',
      title: 'ISO 80000-4: Quantities and units, Part 4: Mechanics',
    },
  ],
};
