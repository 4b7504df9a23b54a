import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'mph-to-kph': [
    '1 mile per hour is exactly 1.609344 kilometers per hour, the same factor as for miles, because the hour ' +
      'doesn’t change. Drive from a miles country into a kilometers country and 30 becomes 50, 60 becomes 100 and ' +
      '75 becomes 120: close equivalents, rounded for the sign.',
    'Add half the number and then a tenth of it: for 60 miles per hour, 60 plus 30 plus 6 makes 96 kilometers per hour. The exact value is 96.56064.',
  ],
  'kph-to-mph': [
    'The speed limit on a foreign highway, a cyclist’s speedometer, a gust in a weather report: 50 kilometers per ' +
      'hour is 31.069 miles per hour, 100 kilometers per hour is 62.137 miles per hour, and 130 kilometers per hour ' +
      'is 80.778 miles per hour. In Europe a speedometer may read higher than the car’s real speed, but never lower.',
    'Multiply by 5 and divide by 8: 80 kilometers per hour comes out to 50 miles per hour; the actual value is ' +
      '49.71, so the shortcut is 0.6 percent high. Multiplying by 0.6 is quicker but 3.4 percent low.',
  ],
  'knots-to-mph': [
    'Marine and aviation forecasts use knots; the news uses miles per hour. A tropical storm gets its name at 34 ' +
      'knots, and 34 knots is about 39.1 miles per hour; it becomes a hurricane at 64, and 64 knots is about 73.6 ' +
      'miles per hour, which bulletins round to 74.',
    'Add 15 percent: 20 knots comes out to 23 miles per hour; the actual value is 23.016. The shortcut is 0.07 ' +
      'percent low, better than any wind gauge. A knot is already a speed, so don’t say knots per hour.',
  ],
  'mph-to-knots': [
    'Airspeed indicators in older American light aircraft show miles per hour; charts and controllers use knots. ' +
      '100 miles per hour is about 86.9 knots. A knot is the larger unit, by about 15 percent, because a nautical ' +
      'mile is longer than a mile on land.',
    'Subtract an eighth: 80 miles per hour comes out to 70 knots; the actual value is 69.518. That’s 0.7 percent high, so don’t use it for stall speeds.',
  ],
  'meters-per-second-to-kph': [
    'Wind is forecast in meters per second in Scandinavia and much of Asia, and sprints are timed in them. A ' +
      'gale begins at 17.2 meters per second on the Beaufort scale, and 17.2 meters per second is 61.92 kilometers ' +
      'per hour. Usain Bolt’s record was run at an average of 10.44 meters per second, which is 37.58 kilometers ' +
      'per hour.',
    'Multiply by 4 and subtract a tenth: for 25 meters per second, 100 − 10 = 90 kilometers per hour. This shortcut ' +
      'has no error at all, because 4 × 0.9 = 3.6.',
  ],
  'meters-per-second-to-mph': [
    'Science gives speeds in meters per second, and Americans picture them in miles per hour: 10 meters per ' +
      'second is 22.369 miles per hour, and sound at 343 meters per second is about 767 miles per hour.',
    'Double the number and add an eighth of that: for 20 meters per second, 40 + 5 = 45 miles per hour; the actual ' +
      'value is 44.74. The shortcut is 0.6 percent high.',
  ],
  'min-per-km-to-min-per-mile': [
    'A mile is 1.609344 kilometers, so it takes that much longer: 5 minutes per kilometer is about 8.05 minutes per ' +
      'mile, or 8:03 on a watch, and 6 minutes per kilometer is about 9.66 minutes per mile, or 9:39.',
    'To estimate, multiply by 1.6: the result is 0.6 percent low.',
  ],
  'min-per-mile-to-min-per-km': [
    'American training plans on a European watch: 8 minutes per mile is about 4.97 minutes per kilometer, or 4:58 on a ' +
      'watch, and 10 minutes per mile is about 6.21 minutes per kilometer, or 6:13.',
  ],
  'min-per-km-to-kph': [
    'A treadmill shows kilometers per hour. Divide 60 by the pace: 6 minutes per kilometer is 10 kilometers per hour, ' +
      'and 4 minutes per kilometer is 15 kilometers per hour. Write the seconds as part of a minute: 5:30 is 5.5.',
  ],
  'min-per-mile-to-mph': [
    'For a treadmill in miles per hour, divide 60 by the pace: 10 minutes per mile is 6 miles per hour, and 7.5 minutes ' +
      'per mile is 8 miles per hour.',
  ],
};

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
