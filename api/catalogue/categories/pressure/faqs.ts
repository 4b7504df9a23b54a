import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'psi-to-bar': [
    {
      question: 'How do I convert psi to bar?',
      answer: 'Divide the psi by 14.5038, or multiply it by 0.0689476. 32 psi is 2.2063 bar.',
    },
    {
      question: 'What is 1 bar in psi?',
      answer:
        '1 bar is 14.5038 psi. That is a little less than the pressure of one standard atmosphere, which is about 14.696 psi.',
    },
    {
      question: 'Which pressure do my tires need?',
      answer:
        'The one on the sticker inside the driver’s door or fuel door, measured cold. The number on the side of the ' +
        'tire is the maximum it can hold. Many cars call for 30 to 35 psi: 30 psi is about 2.07 bar and 35 psi is ' +
        'about 2.41 bar.',
    },
    {
      question: 'Do I have to add atmospheric pressure?',
      answer: 'No. Tire gauges read zero in open air, in psi or in bar, and a conversion keeps that starting point.',
    },
  ],
};
