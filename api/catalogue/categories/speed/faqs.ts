import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'mph-to-kph': [
    {
      question: 'How do I convert mph to km/h?',
      answer: 'Multiply by 1.609344, the number of kilometers in a mile. 60 mph is 96.56064 km/h, about 97.',
    },
    {
      question: 'Is kph the same as km/h?',
      answer:
        'Yes. Both mean kilometers per hour. km/h is the international symbol and the one on speedometers; kph is common in ' +
        'English text.',
    },
    {
      question: 'What is 70 mph in km/h?',
      answer:
        '70 mph is 112.65408 km/h. It is the limit on British motorways and on many American interstates, close to the 110 or ' +
        '120 km/h common elsewhere.',
    },
    {
      question: 'How can I estimate km/h from mph?',
      answer:
        'Multiply by 8 and divide by 5, or add half and then a tenth of the original. 50 mph gives 80 km/h both ways; exactly, ' +
        '50 mph is 80.4672 km/h.',
    },
    {
      question: 'How do I convert km/h back to mph?',
      answer: 'Divide by 1.609344 or multiply by 0.621371. For example, 100 km/h is 62.1371 mph.',
    },
  ],
};
