import type { UnitSource } from '../../category-schema.ts';

const POUND = 'International yard and pound agreement, 1959';

export const units: readonly UnitSource[] = [
  {
    id: 'kg-m3',
    name: 'Kilograms per Cubic Meter',
    singular: 'kilogram per cubic meter',
    plural: 'kilograms per cubic meter',
    symbol: 'kg/m³',
    slug: 'kg-m3',
    aliases: ['kg-per-m3', 'kg-per-cubic-meter', 'g-l', 'g-per-l', 'gram-per-liter', 'grams-per-liter', 'mg-ml'],
    toBase: { numerator: '1', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition), derived unit of density',
    about: {
      definition:
        'A kilogram per cubic meter is the density of a kilogram spread over a cubic meter. It is the SI unit of density, the same as a gram per liter.',
      use: 'Science, building codes and data sheets give densities in kilograms per cubic meter.',
      examples: [
        { quantity: '1000', label: 'water' },
        { quantity: '1.2', label: 'air at sea level and 20 °C (68 °F)' },
        { quantity: '7850', label: 'steel' },
      ],
    },
  },
  {
    id: 'g-cm3',
    name: 'Grams per Cubic Centimeter',
    singular: 'gram per cubic centimeter',
    plural: 'grams per cubic centimeter',
    symbol: 'g/cm³',
    slug: 'g-cm3',
    aliases: [
      ...['g-per-cm3', 'g-cc', 'g-per-cc', 'g-ml', 'g-per-ml', 'gram-per-milliliter', 'grams-per-milliliter'],
      ...['kg-l', 'kg-per-l', 'kilogram-per-liter', 'kilograms-per-liter', 't-m3', 'tonne-per-cubic-meter'],
      ...['tonnes-per-cubic-meter', 'kg-dm3'],
    ],
    toBase: { numerator: '1000', denominator: '1' },
    authority: 'SI Brochure (BIPM, 9th edition), prefixes of the gram and the meter',
    about: {
      definition:
        'A gram per cubic centimeter is exactly 1000 kilograms per cubic meter, about the density of water. A gram per milliliter, a kilogram per liter and a tonne per cubic meter are the same.',
      use: 'Chemists, geologists and jewelers use it, because water is 1 and everything else compares to it.',
      examples: [
        { quantity: '1', label: 'water' },
        { quantity: '2.7', label: 'aluminum' },
        { quantity: '19.3', label: 'gold' },
      ],
      question: {
        question: 'Is density the same as specific gravity?',
        beside: ['kg-m3', 'lb-ft3', 'lb-in3'],
        answer:
          'Nearly, but specific gravity has no unit: it’s the density divided by that of water. Because water is about ' +
          '1 gram per cubic centimeter, the number in g/cm³ is the specific gravity to within a part in a thousand.',
      },
    },
  },
  {
    id: 'lb-ft3',
    name: 'Pounds per Cubic Foot',
    singular: 'pound per cubic foot',
    plural: 'pounds per cubic foot',
    symbol: 'lb/ft³',
    slug: 'lb-ft3',
    aliases: [
      'pcf',
      'lbs-ft3',
      'lb-per-ft3',
      'lb-cu-ft',
      'lbs-cu-ft',
      'lb-per-cu-ft',
      'lbs-per-cu-ft',
      'lb-per-cubic-foot',
    ],
    // 0.45359237 kg / (0.3048 m)³
    toBase: { numerator: '28349523125', denominator: '1769802912' },
    authority: `${POUND}: the pound over the cubic foot`,
    about: {
      definition: 'A pound per cubic foot is about 16.0185 kilograms per cubic meter.',
      use: 'American builders use it for concrete, soil, wood and foam, often shortened to pcf.',
      examples: [
        { quantity: '62.4', label: 'water' },
        { quantity: '150', label: 'reinforced concrete' },
        { quantity: '490', label: 'steel' },
      ],
    },
  },
  {
    id: 'lb-in3',
    name: 'Pounds per Cubic Inch',
    singular: 'pound per cubic inch',
    plural: 'pounds per cubic inch',
    symbol: 'lb/in³',
    slug: 'lb-in3',
    aliases: [
      'pci',
      'lbs-in3',
      'lb-per-in3',
      'lb-cu-in',
      'lbs-cu-in',
      'lb-per-cu-in',
      'lbs-per-cu-in',
      'lb-per-cubic-inch',
    ],
    // 0.45359237 kg / (0.0254 m)³
    toBase: { numerator: '56699046250', denominator: '2048383' },
    authority: `${POUND}: the pound over the cubic inch`,
    about: {
      definition: 'A pound per cubic inch is about 27.6799 grams per cubic centimeter, more than any material has.',
      use: 'American engineers use it for metals.',
      examples: [
        { quantity: '0.284', label: 'steel' },
        { quantity: '0.0975', label: 'aluminum' },
      ],
    },
  },
  {
    id: 'lb-gal',
    name: 'Pounds per Gallon',
    singular: 'pound per US gallon',
    plural: 'pounds per US gallon',
    symbol: 'lb/gal',
    fullName: 'Pounds per Gallon, US (lb/gal)',
    slug: 'lb-gal',
    aliases: ['ppg', 'lbs-gal', 'lb-per-gal', 'lbs-per-gal', 'pound-per-gallon', 'pounds-per-gallon', 'lb-us-gal'],
    // 0.45359237 kg / 0.003785411784 m³
    toBase: { numerator: '736351250', denominator: '6145149' },
    authority: `${POUND}; NIST Handbook 44, Appendix C: the US gallon`,
    about: {
      definition: 'A pound per US gallon is about 119.826 kilograms per cubic meter.',
      use: 'In the US, the densities of paint, fuel and drilling mud are given in pounds per gallon.',
      examples: [
        { quantity: '8.34', label: 'water' },
        { quantity: '6.2', label: 'gasoline' },
        { quantity: '12', label: 'a heavy drilling mud' },
      ],
    },
  },
  {
    id: 'lb-gal-uk',
    name: 'Pounds per UK Gallon',
    singular: 'pound per UK gallon',
    plural: 'pounds per UK gallon',
    symbol: 'lb/gal UK',
    fullName: 'Pounds per Gallon, UK (lb/gal UK)',
    slug: 'lb-uk-gal',
    aliases: ['lb-imp-gal', 'pound-per-imperial-gallon', 'pounds-per-imperial-gallon', 'uk-lb-gal'],
    // 0.45359237 kg / 0.00454609 m³
    toBase: { numerator: '45359237', denominator: '454609' },
    authority: `${POUND}; UK Weights and Measures Act 1985: the gallon`,
    about: {
      definition: 'A pound per UK gallon is about 99.7764 kilograms per cubic meter.',
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
  },
];
