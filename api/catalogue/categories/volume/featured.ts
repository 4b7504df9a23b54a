import type { FeaturedSource } from '../../category-schema.ts';

export const featured: readonly FeaturedSource[] = [
  {
    slug: 'liters-to-gallons',
    order: 60,
    columns: ['liters', 'gallons'],
    notes: [
      'The gallon on this page is the American one, 231 cubic inches: 1 US gallon is exactly 3.785411784 liters. ' +
        'The gallon once used in Britain and Canada is a fifth larger, 4.54609 liters; it has its own page.',
      'Four liters is a little more than a US gallon. A 50-liter gas tank holds 13.2 gallons, a 200-liter home ' +
        'aquarium 52.8, and a 150-liter bath 39.6.',
    ],
    faqs: [
      {
        question: 'How do I convert liters to gallons?',
        answer:
          'For US gallons, divide the liters by 3.785411784, or multiply by 0.264172. 20 liters is 5.2834 US gallons.',
      },
      {
        question: 'Which gallon does this page use?',
        answer:
          'The US liquid gallon of 231 cubic inches, which is exactly 3.785411784 liters. The UK gallon is larger, ' +
          'exactly 4.54609 liters, and has its own page.',
      },
      {
        question: 'How many liters are in a US gallon and in a UK gallon?',
        answer:
          '1 US gallon is 3.785411784 liters and 1 UK gallon is 4.54609 liters. A UK gallon is about 20 percent larger, so check ' +
          'which one a recipe or a fuel figure means.',
      },
      {
        question: 'How can I estimate gallons from liters?',
        answer:
          'Divide by 4 and add a twentieth of the result. For 40 liters, 10 plus 0.5 makes 10.5. The actual value is 10.567 US gallons.',
      },
      {
        question: 'How many gallons does a 60-liter fuel tank hold?',
        answer: '60 liters is 15.850 US gallons, and 60 liters is 13.198 UK gallons.',
      },
    ],
  },
];
