import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'hp-to-kw': [
    {
      question: 'How do I convert hp to kW?',
      answer: 'Multiply the horsepower by 0.7457. 120 horsepower is about 89.5 kilowatts.',
    },
    {
      question: 'What is 1 kW in hp?',
      answer: '1 kilowatt is about 1.341 horsepower, so a kilowatt is the larger unit, by about a third.',
    },
    {
      question: 'Are hp, bhp and PS the same?',
      answer:
        'Horsepower (hp) and brake horsepower (bhp) are one unit; “brake” says that the power was measured at the ' +
        'engine’s shaft. PS is the metric horsepower, 1.4 percent smaller: 150 metric horsepower is about 148 horsepower.',
    },
    {
      question: 'How much horsepower does an electric car have?',
      answer:
        'Take the kilowatts of its motor and add a third: 200 kilowatts is about 268 horsepower. The kilowatt hours ' +
        'of its battery say how far it goes, not how strong it is.',
    },
    {
      question: 'Does a horse have one horsepower?',
      answer:
        'Over a whole working day, roughly. For a few seconds a strong horse can reach about 15, and 15 horsepower is ' +
        'about 11.2 kilowatts.',
    },
  ],
};
