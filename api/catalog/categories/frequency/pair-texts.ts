import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'rpm-to-hertz': [
    'A turning shaft shakes once per turn, so its rpm shows where to look in a vibration spectrum: 1800 revolutions per ' +
      'minute is 30 hertz, 3000 revolutions per minute is 50 hertz, and 7200 revolutions per minute is 120 hertz.',
    'Divide by 60: drop the last zero and divide by 6. 2400 gives 40, with no error.',
  ],
  'hertz-to-rpm': [
    'Electric motors follow the power line: 50 hertz is 3000 revolutions per minute, and 60 hertz is 3600 ' +
      'revolutions per minute. That’s the fastest one can turn with one pair of poles; with two pairs it’s half, and ' +
      'most motors run a few percent below.',
    'Multiply by 6 and add a zero: 25 gives 1500, with no error.',
  ],
  'mhz-to-ghz': [
    'Radio bands, memory, and processor clocks: 2400 megahertz is 2.4 gigahertz, and 3600 megahertz is 3.6 gigahertz. ' +
      'Move the decimal point three places to the left.',
    'A clock in gigahertz compares only chips of one family: a newer processor at 3 gigahertz does more per tick than ' +
      'an older one at 4.',
  ],
  'ghz-to-mhz': [
    'Wi-Fi is sold in gigahertz and its channels are listed in megahertz: 2.4 gigahertz is 2400 megahertz, and 5.18 ' +
      'gigahertz is 5180 megahertz, the middle of channel 36. Move the decimal point three places to the right.',
    'To get the wavelength in meters, divide 300 by the megahertz: for 2400, 300 / 2400 = 0.125 meters, or 12.5 centimeters.',
  ],
  'khz-to-mhz': [
    'Shortwave and AM dials use one or the other: 530 kilohertz is 0.53 megahertz, and 1700 kilohertz is 1.7 ' +
      'megahertz, the two ends of the American AM band. Move the decimal point three places to the left.',
    'Neighboring AM stations are 10 kilohertz apart in the Americas and 9 elsewhere, so a radio from abroad may skip ' +
      'some of them.',
  ],
  'rpm-to-radians-per-second': [
    'Formulas for power, centripetal force, and gyroscopes want radians per second: 60 revolutions per minute is about ' +
      '6.28 radians per second, and 3000 revolutions per minute is 314.16 radians per second.',
    'Divide by 10 and add 5 percent: for 2000, 200 + 10 = 210 radians per second, and 2000 revolutions per minute is ' +
      '209.44 radians per second. The shortcut is 0.3 percent high.',
  ],
  'radians-per-second-to-rpm': [
    'Back from a calculation to what a tachometer shows: 100 radians per second is 954.93 revolutions per minute, and ' +
      '10 radians per second is 95.493 revolutions per minute.',
    'Multiply by 10 and subtract 5 percent: for 40, 400 − 20 = 380 revolutions per minute, and 40 radians per second ' +
      'is 381.97 revolutions per minute. The shortcut is 0.5 percent low.',
  ],
  'hertz-to-radians-per-second': [
    'For the angular frequency of alternating current or a spring: 60 hertz is 376.99 radians per second, and 50 ' +
      'hertz is 314.16 radians per second.',
    'Multiply by 6.28: 10 hertz comes out to 62.8 radians per second; the actual value is 62.832. That’s 0.05 percent low.',
  ],
};

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
