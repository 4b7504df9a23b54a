import type { PairFaqs } from '../../category-schema.ts';

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
