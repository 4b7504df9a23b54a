import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'meters-per-second-squared-to-g-force': [
    'A phone’s sensor reports meters per second squared, while people think in g: 9.80665 meters per second squared ' +
      'is 1 g, and 29.4 meters per second squared is about 3 g. A phone lying still shows 9.8, because its sensor ' +
      'feels the table pushing up.',
    'Divide by 10: 20 meters per second squared comes out to 2 g; the actual value is 2.0394. That’s 1.9 percent low.',
  ],
  'g-force-to-meters-per-second-squared': [
    'For calculations about roller coasters, pilots, or crash tests: 4 g is 39.227 meters per second squared, and 9 g ' +
      'is 88.26 meters per second squared.',
    'Multiply by 10: 5 g comes out to 50 meters per second squared; the actual value is 49.033. That’s 2.0 percent high.',
  ],
  'feet-per-second-squared-to-meters-per-second-squared': [
    'American road design assumes drivers who brake at 11.2: 11.2 feet per second squared is about 3.41 meters per ' +
      'second squared, and 32.2 feet per second squared is about 9.81 meters per second squared, the pull of ' +
      'gravity.',
    'Multiply by 0.3: 10 feet per second squared comes out to 3 meters per second squared; the actual value is 3.048. ' +
      'That’s 1.6 percent low.',
  ],
  'meters-per-second-squared-to-feet-per-second-squared': [
    'To use metric data in American formulas: 9.81 meters per second squared is about 32.2 feet per second squared, ' +
      'and 3 meters per second squared is about 9.84 feet per second squared.',
    'Multiply by 3.3: 10 meters per second squared comes out to 33 feet per second squared; the actual value is 32.808. ' +
      'That’s 0.6 percent high.',
  ],
  'mph-per-second-to-g-force': [
    'Divide 60 by the seconds a car takes from 0 to 60, then convert to get the average push in your back: 10 miles ' +
      'per hour per second is about 0.456 g for a 6-second car, and 20 miles per hour per second is about 0.912 g ' +
      'for a 3-second one.',
    'Divide by 22: 11 miles per hour per second comes out to 0.5 g; the actual value is 0.5014. That’s 0.3 percent low.',
  ],
};

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
