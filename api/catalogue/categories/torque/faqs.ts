import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'newton-meters-to-pound-feet': [
    {
      question: 'How do I convert Nm to lb-ft?',
      answer: 'Multiply the newton meters by 0.7376. 110 newton meters is about 81.1 pound-feet.',
    },
    {
      question: 'Is it lb-ft or ft-lb?',
      answer:
        'For torque, careful writers use lb-ft (pound-feet) and keep ft-lb (foot-pounds) for energy. Many wrenches and ' +
        'manuals say ft-lb for torque anyway, and mean pound-feet.',
    },
    {
      question: 'How tight should lug nuts be?',
      answer:
        'As tight as the owner’s manual says, cold and dry. For many cars that’s between 80 and 100 pound-feet: 80 ' +
        'pound-feet is about 108 newton meters, and 100 pound-feet is about 136 newton meters.',
    },
    {
      question: 'How are torque and horsepower related?',
      answer:
        'Power is torque times the speed of rotation. Multiply pound-feet by the turns per minute (rpm) and divide by ' +
        '5252: for 300 pound-feet at 3500 rpm, 300 × 3500 / 5252 ≈ 200 horsepower.',
    },
  ],
};
