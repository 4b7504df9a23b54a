import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'gpm-to-liters-per-minute': [
    {
      question: 'How do I convert gpm to L/min?',
      answer: 'Multiply by 3.785 for US gallons. 5 US gallons per minute is about 18.9 liters per minute.',
    },
    {
      question: 'Is gpm in US or UK gallons?',
      answer:
        'Almost always in US gallons today. On older British and Canadian equipment it may mean UK gallons, a fifth ' +
        'larger: 5 UK gallons per minute is about 22.7 liters per minute.',
    },
    {
      question: 'How do I measure the gpm of a faucet?',
      answer:
        'Fill a 1-gallon jug and time it. Divide 60 by the seconds: if it takes 24 seconds, 60 / 24 = 2.5 gallons per minute.',
    },
    {
      question: 'How much water does a shower use?',
      answer:
        'US shower heads may give at most 2.5 gallons per minute, and water-saving ones give 1.8 or less. Eight minutes ' +
        'at 2.5 make 20 gallons. 2.5 US gallons per minute is about 9.46 liters per minute.',
    },
  ],
};
