import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_HANDBOOK_44, SI_BROCHURE, UK_WEIGHTS_AND_MEASURES } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is volume?',
      paragraphs: [
        'Volume is the space something fills. Solids and rooms are measured in cubic meters or cubic feet; liquids ' +
          'and ingredients are measured in units such as liters, gallons, and cups. Both measure the same thing: a ' +
          'liter is a cube with edges of 10 centimeters, and a US gallon is 231 cubic inches.',
        'A volume is a length times a length times a length, and you convert all three. A foot is 12 inches, so a ' +
          'cubic foot is 12 × 12 × 12 = 1728 cubic inches.',
      ],
    },
    {
      heading: 'US and UK measures',
      paragraphs: [
        'The United States and Britain use the same words for different volumes. A US gallon is 3.785411784 ' +
          'liters, a UK gallon 4.54609. A US pint has 16 US fluid ounces and is about 473 milliliters; a UK pint ' +
          'has 20 UK fluid ounces and is about 568.',
        'On this site, units without a country (gallon, quart, pint, and fluid ounce) are US; the British ones have ' +
          'UK in their names. The cup, tablespoon, and teaspoon are US, too; the metric cup is separate.',
      ],
    },
    {
      heading: 'In the kitchen',
      paragraphs: [
        'US kitchen measures are multiples of each other: 3 teaspoons make a tablespoon, 2 tablespoons a fluid ' +
          'ounce, 8 fluid ounces a cup, 2 cups a pint, 2 pints a quart and 4 quarts a gallon.',
        'Cups and spoons measure volume, scales measure weight, and how the two relate depends on the ingredient. A ' +
          'cup of water weighs about 237 grams, a cup of flour only about 120 to 130. Convert volumes here; for ' +
          'weights, use an ingredient chart.',
        'Spoons and cups differ between countries. A metric cup is 250 milliliters, a metric tablespoon 15 (in Australia 20) and a metric teaspoon 5.',
      ],
    },
    {
      heading: 'Fuel, water, and freight',
      paragraphs: [
        'Fuel is sold by the liter or by the US gallon, crude oil by the 42-gallon US barrel. Water and gas meters ' +
          'count cubic meters or cubic feet. A cubic meter is about 35.3 cubic feet and holds 1000 liters.',
      ],
    },
  ],
  sources: [SI_BROCHURE, NIST_HANDBOOK_44, UK_WEIGHTS_AND_MEASURES],
};
