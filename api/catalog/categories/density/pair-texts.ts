import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'kg-m3-to-lb-ft3': [
    'Metric data sheets for American builders: 1000 kilograms per cubic meter is 62.428 pounds per cubic foot, the ' +
      'density of water, and 2400 kilograms per cubic meter is about 150 pounds per cubic foot, the density of ' +
      'concrete.',
    'Divide by 16: 800 kilograms per cubic meter comes out to 50 pounds per cubic foot; the actual value is 49.942. ' +
      'That’s 0.1 percent high.',
  ],
  'lb-ft3-to-kg-m3': [
    'Soil, lumber, and foam from an American table: 2 pounds per cubic foot is 32.037 kilograms per cubic meter, a common ' +
      'insulation foam, and 150 pounds per cubic foot is 2402.8 kilograms per cubic meter.',
    'Multiply by 16: 50 pounds per cubic foot comes out to 800 kilograms per cubic meter; the actual value is 800.92. ' +
      'That’s 0.1 percent low.',
  ],
  'g-cm3-to-kg-m3': [
    'Chemistry books use one unit, engineering tables the other: 2.7 grams per cubic centimeter is 2700 kilograms ' +
      'per cubic meter, and 0.79 grams per cubic centimeter is 790 kilograms per cubic meter, the density of ' +
      'alcohol.',
    'Move the decimal point three places to the right, with no error. A cubic meter has a million cubic centimeters, ' +
      'and a kilogram a thousand grams.',
  ],
  'kg-m3-to-g-cm3': [
    'To see at a glance whether something floats: 920 kilograms per cubic meter is 0.92 grams per cubic centimeter, ' +
      'less than 1, so ice floats; 7850 kilograms per cubic meter is 7.85 grams per cubic centimeter, so steel sinks.',
    'Move the decimal point three places to the left, with no error.',
  ],
  'g-cm3-to-lb-in3': [
    'For the weight of a machined part in pounds, first in aluminum and then in steel: 2.7 grams per cubic ' +
      'centimeter is about 0.0975 pounds per cubic inch, and 7.85 grams per cubic centimeter is about 0.284 pounds ' +
      'per cubic inch.',
    'Multiply by 0.036: 5 grams per cubic centimeter comes out to 0.18 pounds per cubic inch; the actual value is ' +
      '0.18064. That’s 0.4 percent low.',
  ],
  'g-cm3-to-lb-ft3': [
    'A rock in builder’s terms: 2.65 grams per cubic centimeter is about 165 pounds per cubic foot, like granite, and 1 ' +
      'gram per cubic centimeter is 62.428 pounds per cubic foot, like water.',
    'Multiply by 62.4: 2 grams per cubic centimeter comes out to 124.8 pounds per cubic foot; the actual value is ' +
      '124.86. That’s 0.04 percent low.',
  ],
  'lb-gal-to-g-cm3': [
    'Drillers and painters weigh a gallon; laboratories weigh a milliliter: 10 pounds per US gallon is about 1.2 grams ' +
      'per cubic centimeter, and 8.345 pounds per US gallon is about 1.0 grams per cubic centimeter, like water.',
    'Multiply by 0.12: 9 pounds per US gallon comes out to 1.08 grams per cubic centimeter; the actual value is 1.0784. ' +
      'That’s 0.1 percent high.',
  ],
};

export const faqs: PairFaqs = {
  'kg-m3-to-lb-ft3': [
    {
      question: 'How do I convert kg/m³ to lb/ft³?',
      answer:
        'Multiply by 0.06243, or divide by 16.02. 500 kilograms per cubic meter is about 31.2 pounds per cubic foot.',
    },
    {
      question: 'What is the density of water?',
      answer:
        'Very nearly 1000 kilograms per cubic meter at 4 °C, where it’s densest, and about 997 at 25 °C. 1000 ' +
        'kilograms per cubic meter is 62.428 pounds per cubic foot. Seawater’s is about 1025.',
    },
    {
      question: 'How do I get a weight from a density?',
      answer:
        'Multiply by the volume. A slab of 20 cubic feet of concrete, at 150 pounds per cubic foot, weighs 20 × 150 = ' +
        '3000 pounds.',
    },
    {
      question: 'Does the density of wood include the water in it?',
      answer:
        'It depends on the table. Lumber tables usually mean wood dried to about 12 percent moisture; fresh-cut wood ' +
        'can be half as heavy again, or more.',
    },
  ],
};
