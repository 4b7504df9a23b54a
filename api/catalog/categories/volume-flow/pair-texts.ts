import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'gpm-to-liters-per-minute': [
    'American faucets, pumps, and pressure washers in metric terms: 1.8 US gallons per minute is about 6.81 liters per ' +
      'minute, 2.5 US gallons per minute is about 9.46 liters per minute, and 10 US gallons per minute is 37.854 liters per minute.',
    'Multiply by 4 and subtract 5 percent: for 10, 40 − 2 = 38 liters per minute. The shortcut is 0.4 percent high.',
  ],
  'liters-per-minute-to-gpm': [
    'For a pump or a water heater with a metric label: 10 liters per minute is about 2.64 US gallons per minute, and 20 ' +
      'liters per minute is about 5.28 US gallons per minute.',
    'Divide by 4 and add 5 percent: for 40, 10 + 0.5 = 10.5 US gallons per minute, and 40 liters per minute is 10.567 ' +
      'US gallons per minute. The shortcut is 0.6 percent low.',
  ],
  'cfm-to-cubic-meters-per-hour': [
    'To compare American fans and hoods with metric ones: 80 cubic feet per minute is about 136 cubic meters per ' +
      'hour, and 400 cubic feet per minute is about 680 cubic meters per hour.',
    'Multiply by 1.7: 100 cubic feet per minute comes out to 170 cubic meters per hour; the actual value is 169.9. ' +
      'That’s 0.06 percent high.',
  ],
  'cubic-meters-per-hour-to-cfm': [
    'European hoods and fans for an American duct: 250 cubic meters per hour is about 147 cubic feet per minute, and 600 ' +
      'cubic meters per hour is about 353 cubic feet per minute.',
    'Take six tenths and subtract 2 percent of that: for 500, 300 − 6 = 294 cubic feet per minute, and 500 cubic meters ' +
      'per hour is about 294.3 cubic feet per minute. The shortcut is 0.1 percent low.',
  ],
  'cfm-to-liters-per-second': [
    'American ventilation rates in metric terms: 20 cubic feet per minute is about 9.44 liters per second, and 1000 ' +
      'cubic feet per minute is 471.95 liters per second.',
    'Halve it and subtract 5 percent: for 80, 40 − 2 = 38 liters per second, and 80 cubic feet per minute is about 37.8 ' +
      'liters per second. The shortcut is 0.7 percent high.',
  ],
  'cubic-meters-per-hour-to-gpm': [
    'Pool and irrigation pumps are rated in either: 10 cubic meters per hour is about 44 US gallons per minute, and ' +
      '2.5 cubic meters per hour is about 11 US gallons per minute.',
    'Multiply by 4.4: 15 cubic meters per hour comes out to 66 US gallons per minute; the actual value is 66.043. That’s ' +
      '0.07 percent low.',
  ],
  'cubic-meters-per-hour-to-liters-per-second': [
    'Pump curves are drawn in one, pipe tables in the other: 36 cubic meters per hour is 10 liters per second, and 90 ' +
      'cubic meters per hour is 25 liters per second.',
    'Divide by 3.6, because an hour has 3600 seconds and a cubic meter 1000 liters. There’s no error.',
  ],
  'gpm-to-uk-gpm': [
    'A UK gallon is about a fifth larger, so the same flow has fewer of them: 10 US gallons per minute is about 8.33 UK ' +
      'gallons per minute, and 60 US gallons per minute is about 50 UK gallons per minute.',
    'Divide by 1.2: 120 US gallons per minute comes out to 100 UK gallons per minute; the actual value is 99.921. That’s ' +
      '0.08 percent high.',
  ],
  'cfs-to-cubic-meters-per-second': [
    'American river gauges for readers elsewhere: 1000 cubic feet per second is 28.317 cubic meters per second, and ' +
      '85,000 cubic feet per second is about 2407 cubic meters per second, the average of Niagara Falls.',
    'Divide by 35: 7000 cubic feet per second comes out to 200 cubic meters per second; the actual value is 198.22. ' +
      'That’s 0.9 percent high.',
  ],
};

export const faqs: PairFaqs = {
  'gpm-to-liters-per-minute': [
    {
      question: 'How do I convert gpm to L/min?',
      answer: 'Multiply by 3.785 for US gallons. 5 US gallons per minute is about 18.9 liters per minute.',
    },
    {
      question: 'Is gpm in US or UK gallons?',
      answer:
        'Almost always in US gallons today. On older British and Canadian equipment it may mean UK gallons, a fifth ' +
        'larger: 5 UK gallons per minute is about 22.7 liters per minute.',
    },
    {
      question: 'How do I measure the gpm of a faucet?',
      answer:
        'Fill a 1-gallon jug and time it. Divide 60 by the seconds: if it takes 24 seconds, 60 / 24 = 2.5 gallons per minute.',
    },
    {
      question: 'How much water does a shower use?',
      answer:
        'US shower heads may give at most 2.5 gallons per minute, and water-saving ones give 1.8 or less. Eight minutes ' +
        'at 2.5 make 20 gallons. 2.5 US gallons per minute is about 9.46 liters per minute.',
    },
  ],
};
