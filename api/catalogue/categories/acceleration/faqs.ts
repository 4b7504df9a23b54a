import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'g-force-to-meters-per-second-squared': [
    {
      question: 'How do I convert g to m/s²?',
      answer: 'Multiply by 9.80665. 3 g is 29.42 meters per second squared.',
    },
    {
      question: 'How many g can a person take?',
      answer:
        'Untrained people black out after a few seconds at about 5 g; trained fighter pilots in pressure suits can ' +
        'take 9. Blows that last a few thousandths of a second can be far higher. 5 g is about 49 meters per ' +
        'second squared.',
    },
    {
      question: 'Is g-force a force?',
      answer: 'No, it’s an acceleration. It’s called a force because at 3 g you feel three times as heavy as usual.',
    },
    {
      question: 'Is g the same as a gram?',
      answer: 'No. They share the letter: g is a gram in weights and the acceleration of gravity in physics.',
    },
  ],
};
