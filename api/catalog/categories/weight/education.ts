import type { CategoryEducation } from '../../category-schema.ts';
import { NIST_HANDBOOK_44, SI_BROCHURE, UK_WEIGHTS_AND_MEASURES, YARD_AND_POUND } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Weight and mass',
      paragraphs: [
        'In physics, mass is how much matter something has, and weight is how hard gravity pulls on it. On the Moon ' +
          'you have the same mass as on Earth but about a sixth of the weight.',
        'In daily life, weight nearly always means mass: kilograms, pounds, and ounces are units of mass, and so are ' +
          'the numbers on a scale. This category converts mass and calls it weight, as everyone does. Forces, such as ' +
          'newtons and pound-force, have their own category.',
      ],
    },
    {
      heading: 'The metric units of weight',
      paragraphs: [
        'The kilogram is the base unit of mass in the International System of Units. A gram is a thousandth of ' +
          'it and a milligram a millionth. A tonne is 1000 kilograms; Americans call it a metric ton.',
        'The kilogram was originally the mass of a liter of water, and it’s still very close. That makes kitchen ' +
          'math easy: a milliliter of water weighs about a gram, a liter about a kilogram and a cubic meter about a ' +
          'tonne.',
      ],
    },
    {
      heading: 'Ounces, pounds, and stone',
      paragraphs: [
        'A pound has 16 ounces, and a stone has 14 pounds. The pound has been exactly 0.45359237 kilograms since ' +
          'the agreement of 1959, so an ounce is exactly 28.349523125 grams and a stone exactly 6.35029318 kilograms.',
        'Americans give body weight in pounds; people in Britain and Ireland often use stone and pounds. 11 stone 4 ' +
          'means 11 × 14 + 4 = 158 pounds, about 71.7 kilograms.',
        'These are the avoirdupois units, from the Old French for goods sold by weight. Precious metals are weighed ' +
          'in troy ounces, which are about a tenth heavier: a troy ounce is 31.1034768 grams.',
      ],
    },
    {
      heading: 'Three kinds of ton',
      paragraphs: [
        'The word ton means three different weights. The tonne, or metric ton, is 1000 kilograms. The US short ton ' +
          'is 2000 pounds, 907.18474 kilograms. The British long ton is 2240 pounds, 1016.0469088 kilograms.',
        'The long ton and the tonne differ by less than 2 percent; the short ton is about 9 percent lighter than ' +
          'the tonne. For freight and fuel that matters, so ask which one a document means.',
      ],
    },
    {
      heading: 'How the kilogram is defined',
      paragraphs: [
        'From 1889 to 2019 the kilogram was an object: a platinum-iridium cylinder kept under glass jars near ' +
          'Paris. Copies in other countries were compared with it every few decades, and by the 1990s they had ' +
          'drifted from it by about 50 micrograms.',
        'Since May 20, 2019, the kilogram has been defined by a constant of nature. The Planck constant is fixed ' +
          'at 6.62607015 × 10⁻³⁴ joule seconds, and balances that weigh against electrical power, called Kibble ' +
          'balances, turn that number into a mass.',
        'Nothing changed on kitchen scales. The new kilogram was chosen to match the old one as closely as anyone could measure.',
      ],
    },
    {
      heading: 'Tips for converting',
      paragraphs: [
        'Ounces and fluid ounces are different things. A recipe that calls for 8 ounces of flour means weight; one ' +
          'that calls for 8 fluid ounces of milk means volume.',
        'For estimates: a kilogram is a little more than 2.2 pounds, a pound a little less than half a kilogram, ' +
          'and an ounce a little more than 28 grams. To go from kilograms to pounds in your head, double the number ' +
          'and add a tenth.',
        'Never estimate a dose of medicine. Convert it exactly, and have a second person check.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    YARD_AND_POUND,
    NIST_HANDBOOK_44,
    UK_WEIGHTS_AND_MEASURES,
    {
      publisher: 'General Conference on Weights and Measures',
      title: 'Resolution 1 of the 26th CGPM: on the revision of the International System of Units',
      issued: '2018',
    },
  ],
};
