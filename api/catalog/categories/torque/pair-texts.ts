import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'newton-meters-to-pound-feet': [
    'The manual is metric and the wrench American: 10 newton meters is about 7.38 pound-feet, 100 newton meters is ' +
      '73.756 pound-feet, and 120 newton meters is about 88.5 pound-feet. A wrench marked ft-lb shows the same pound-feet.',
    'Take three quarters: 80 newton meters comes out to 60 pound-feet; the actual value is 59.005. That’s 1.7 percent ' +
      'high, less than the 4 percent that a click wrench may be off.',
  ],
  'pound-feet-to-newton-meters': [
    'American specifications for a metric wrench, or an engine’s torque for a reader abroad: 90 pound-feet is about 122 ' +
      'newton meters, 150 pound-feet is about 203 newton meters, and 400 pound-feet is about 542 newton meters.',
    'Add a third: 60 pound-feet comes out to 80 newton meters; the actual value is 81.349. That’s 1.7 percent low.',
  ],
  'pound-inches-to-newton-meters': [
    'Bicycle parts, scope rings, and electrical terminals: 44 pound-inches is about 4.97 newton meters, and 60 ' +
      'pound-inches is about 6.78 newton meters. Small bolts snap easily, so check whether the figure is in ' +
      'pound-inches or in pound-feet, twelve times as much.',
    'Divide by 9: 45 pound-inches comes out to 5 newton meters; the actual value is 5.0843. That’s 1.7 percent low.',
  ],
  'newton-meters-to-pound-inches': [
    'A carbon handlebar that allows 5 newton meters takes 44 on an American wrench: 5 newton meters is 44.254 ' +
      'pound-inches, and 12 newton meters is about 106 pound-inches.',
    'Multiply by 9: 2 newton meters comes out to 18 pound-inches; the actual value is 17.701. That’s 1.7 percent high, ' +
      'so stay a little below it.',
  ],
  'pound-inches-to-pound-feet': [
    'Large wrenches don’t show small numbers, and small ones don’t show large numbers: 60 pound-inches is 5 ' +
      'pound-feet, and 120 pound-inches is 10 pound-feet. Divide by 12, with no error.',
    'A click wrench is least accurate near the low end of its scale, so for 10 pound-feet or less a pound-inch ' +
      'wrench is the better tool.',
  ],
  'pound-feet-to-pound-inches': [
    'For a wrench that shows pound-inches: 5 pound-feet is 60 pound-inches, and 7.5 pound-feet is 90 pound-inches. ' +
      'Multiply by 12, with no error.',
    'Reading the wrong scale is a classic way to break a bolt: set to 10 pound-feet instead of 10 pound-inches, a ' +
      'wrench pulls twelve times as hard.',
  ],
  'kgf-m-to-newton-meters': [
    'Older European manuals and Japanese data sheets give kgf·m, mkg, or kg-m: 15 kilogram-force meters is about 147 ' +
      'newton meters, and 25.5 kilogram-force meters is about 250 newton meters.',
    'Multiply by 10: 12 kilogram-force meters comes out to 120 newton meters; the actual value is 117.68. That’s 2.0 percent high.',
  ],
  'kgf-m-to-pound-feet': [
    'For a Japanese engine in American terms: 10 kilogram-force meters is 72.33 pound-feet, and 25.5 kilogram-force ' +
      'meters is about 184 pound-feet.',
    'Multiply by 7 and add 3 percent of that: for 20 kilogram-force meters, 140 + 4.2 = 144.2 pound-feet, and 20 ' +
      'kilogram-force meters is 144.66 pound-feet. The shortcut is 0.3 percent low.',
  ],
  'kgf-cm-to-ounce-inches': [
    'Servo data sheets give one or the other: 3.2 kilogram-force centimeters is about 44.4 ounce-inches, and 20 ' +
      'kilogram-force centimeters is about 278 ounce-inches. Both go up with the voltage, so compare servos at the ' +
      'same voltage.',
    'Multiply by 14: 10 kilogram-force centimeters comes out to 140 ounce-inches; the actual value is 138.87. That’s 0.8 percent high.',
  ],
  'kgf-cm-to-newton-meters': [
    'To check whether a servo or a gear motor lifts a load: 20 kilogram-force centimeters is about 1.96 newton meters, ' +
      'and 3.2 kilogram-force centimeters is about 0.314 newton meters.',
    'Divide by 10: 50 kilogram-force centimeters comes out to 5 newton meters; the actual value is 4.9033. That’s 2.0 percent high.',
  ],
};

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
