import type { FeaturedSource } from '../../category-schema.ts';

export const featured: readonly FeaturedSource[] = [
  {
    slug: 'celsius-to-fahrenheit',
    order: 30,
    columns: ['celsius', 'fahrenheit'],
    inOtherCategories: ['calories-to-btu'],
    notes: [
      'There are two steps. Fahrenheit degrees are smaller, so you multiply by 9/5; and the Fahrenheit zero is ' +
        'lower, so you add 32. Multiply first, then add.',
      'A few reference points get you through the day: 0 °C is 32 °F, 10 °C is 50 °F, 20 °C is 68 °F, 30 °C is 86 ' +
        '°F, and every 5 °C more adds another 9 °F. Water boils at 100 °C, or 212 °F. At −40 the two scales read the ' +
        'same.',
    ],
    faqs: [
      {
        question: 'How do I convert Celsius to Fahrenheit?',
        answer:
          'Multiply by 9, divide by 5 and add 32. For 20 °C: 20 × 9 / 5 = 36, and 36 + 32 = 68. So 20 °C is 68 °F.',
      },
      {
        question: 'Why do you add 32?',
        answer:
          'The two scales start at different points. Water freezes at 0 on the Celsius scale and at 32 on the ' +
          'Fahrenheit scale, so after you adjust for the size of the degree, you have to shift the starting point ' +
          'too.',
      },
      {
        question: 'At what temperature do both scales read the same?',
        answer: 'At 40 below zero: −40 °C is −40 °F. It’s the only such point.',
      },
      {
        question: 'What is normal body temperature in Fahrenheit?',
        answer:
          '37 °C is 98.6 °F. That’s a long-standing average; healthy people vary by about half a degree Celsius ' +
          'either way, and over the course of the day.',
      },
      {
        question: 'Is there a quick way to estimate Fahrenheit?',
        answer:
          'Double the Celsius number and add 30. For 25 °C that gives 80 °F; the actual value is 77. It’s good to a ' +
          'few degrees in ordinary weather and exact at 10 °C, where 10 °C is 50 °F.',
      },
      {
        question: 'What about oven temperatures?',
        answer:
          '180 °C is 356 °F, which recipes round to 350 °F. Likewise 200 °C is 392 °F, written as 400 °F, and 220 °C is 428 °F, written ' +
          'as 425 °F.',
      },
    ],
  },
];
