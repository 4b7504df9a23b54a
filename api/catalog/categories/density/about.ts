import type { CategoryAbout } from '../../category-schema.ts';

const POUND = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  'kg-m3': {
    definition:
      'A kilogram per cubic meter is the density of a kilogram spread over a cubic meter. It is the SI unit of density, the same as a gram per liter.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit of density',
    use: 'Science, building codes, and data sheets give densities in kilograms per cubic meter.',
    examples: [
      { quantity: '1000', label: 'water' },
      { quantity: '1.2', label: 'air at sea level and 20 °C (68 °F)' },
      { quantity: '7850', label: 'steel' },
    ],
  },
  'g-cm3': {
    definition:
      'A gram per cubic centimeter is exactly 1000 kilograms per cubic meter, about the density of water. A gram per milliliter, a kilogram per liter and a tonne per cubic meter are the same.',
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the gram and the meter',
    use: 'Chemists, geologists, and jewelers use it, because water is 1 and everything else compares to it.',
    examples: [
      { quantity: '1', label: 'water' },
      { quantity: '2.7', label: 'aluminum' },
      { quantity: '19.3', label: 'gold' },
    ],
    question: {
      question: 'Is density the same as specific gravity?',
      neighbors: ['kg-m3', 'lb-ft3', 'lb-in3'],
      answer:
        'Nearly, but specific gravity has no unit: it’s the density divided by that of water. Because water is about ' +
        '1 gram per cubic centimeter, the number in g/cm³ is the specific gravity to within a part in a thousand.',
    },
  },
  'lb-ft3': {
    definition: 'A pound per cubic foot is about 16.0185 kilograms per cubic meter.',
    authority: `${POUND}: the pound over the cubic foot`,
    use: 'American builders use it for concrete, soil, wood, and foam, often shortened to pcf.',
    examples: [
      { quantity: '62.4', label: 'water' },
      { quantity: '150', label: 'reinforced concrete' },
      { quantity: '490', label: 'steel' },
    ],
  },
  'lb-in3': {
    definition: 'A pound per cubic inch is about 27.6799 grams per cubic centimeter, more than any material has.',
    authority: `${POUND}: the pound over the cubic inch`,
    use: 'American engineers use it for metals.',
    examples: [
      { quantity: '0.284', label: 'steel' },
      { quantity: '0.0975', label: 'aluminum' },
    ],
  },
  'lb-gal': {
    definition: 'A pound per US gallon is about 119.826 kilograms per cubic meter.',
    authority: `${POUND}; NIST Handbook 44, Appendix C: the US gallon`,
    use: 'In the US, the densities of paint, fuel, and drilling mud are given in pounds per gallon.',
    examples: [
      { quantity: '8.34', label: 'water' },
      { quantity: '6.2', label: 'gasoline' },
      { quantity: '12', label: 'a heavy drilling mud' },
    ],
  },
  'lb-gal-uk': {
    definition: 'A pound per UK gallon is about 99.7764 kilograms per cubic meter.',
    authority: `${POUND}; UK Weights and Measures Act 1985: the gallon`,
    use: 'Older British brewing and engineering books use it.',
    examples: [
      { quantity: '10', label: 'water' },
      { quantity: '7.4', label: 'gasoline' },
    ],
    question: {
      question: 'Why does a UK gallon of water weigh 10 pounds?',
      answer:
        'Because it was defined that way: from 1824, the imperial gallon was the volume of 10 pounds of water at 62 ' +
        '°F. A US gallon, an older wine measure of 231 cubic inches, holds about 8.3 pounds.',
    },
  },
};
