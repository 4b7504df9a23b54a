import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'hertz-to-rpm': [
    {
      question: 'How do I convert Hz to rpm?',
      answer: 'Multiply by 60, because a minute has 60 seconds. 25 hertz is 1500 revolutions per minute.',
    },
    {
      question: 'How fast does a motor turn at 60 Hz?',
      answer:
        '60 hertz is 3600 revolutions per minute. Divide that by the pairs of magnetic poles: a motor with four ' +
        'poles, two pairs, follows a field that turns at 1800. Common induction motors lag a little behind it, at ' +
        'about 1750.',
    },
    {
      question: 'What is 1 rpm in Hz?',
      answer: '1 revolution per minute is about 0.0167 hertz, a sixtieth. The second hand of a clock turns that fast.',
    },
    {
      question: 'Can I convert hertz to seconds?',
      answer:
        'Not as units: divide 1 by the frequency to get the time of one cycle. At 50 hertz a cycle takes 1 / 50 = 0.02 seconds.',
    },
  ],
};
