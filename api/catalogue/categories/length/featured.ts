import type { FeaturedSource } from '../../category-schema.ts';

export const featured: readonly FeaturedSource[] = [
  {
    slug: 'feet-to-meters',
    order: 10,
    columns: ['feet', 'meters'],
    inOtherCategories: ['square-feet-to-square-meters', 'cubic-feet-to-cubic-meters'],
    notes: [
      'You’ll meet both wherever plans cross borders: ceilings, boats, ladders, mountains. A ceiling of 8 feet ' +
        'is about 2.44 meters, a 40-foot shipping container is 12.19 meters, and Mount Everest, at 29,032 feet, is ' +
        '8849 meters.',
      'To estimate, multiply by 0.3 and add a little: 6 feet comes out to 1.8 meters, and the exact value is ' +
        '1.8288. Don’t order materials that way: over 100 feet, you’d be almost half a meter short.',
    ],
    faqs: [
      {
        question: 'How do I convert feet to meters?',
        answer:
          'Multiply the number of feet by 0.3048. A 6-foot person, for example, is 6 × 0.3048 = 1.8288 ' +
          'meters. The factor is exact, so nothing gets lost.',
      },
      {
        question: 'Why is a foot exactly 0.3048 meters?',
        answer:
          'In 1959 the United States, the United Kingdom, Canada, Australia, New Zealand and South Africa agreed on one yard of ' +
          'exactly 0.9144 meters. A foot is a third of that yard: 0.3048 meters.',
      },
      {
        question: 'How do I convert a height in feet and inches to meters?',
        answer:
          'Convert it all to inches first, then multiply by 0.0254. For 5 feet 8 inches that’s 5 × 12 + 8 = 68 ' +
          'inches, and 68 inches is 1.7272 meters.',
      },
      {
        question: 'How many feet are in a meter?',
        answer:
          '1 meter is 3.28084 feet, a little more than three feet three inches. To go from meters to feet, divide by 0.3048 or ' +
          'multiply by 3.28084.',
      },
      {
        question: 'Is there a quick way to estimate feet in meters?',
        answer:
          'Divide the feet by 10 and multiply by 3: 20 feet comes out to 6 meters. The actual value is close: 20 ' +
          'feet is 6.096 meters. The estimate is always about 1.6 percent low.',
      },
      {
        question: 'Is the US survey foot the same?',
        answer:
          'Not quite. The survey foot is 1200/3937 of a meter, longer by two parts in a million. The United States retired it at ' +
          'the end of 2022; it still appears in older land records. This page uses the international foot.',
      },
    ],
  },
  {
    slug: 'miles-to-km',
    order: 40,
    columns: ['miles', 'km'],
    notes: [
      'A mile is 5280 feet of exactly 0.3048 meters, so it is exactly 1.609344 kilometers. Speed limits, running ' +
        'distances and electric car range are what people convert most: a 26.2-mile marathon is 42.2 kilometers, and ' +
        'a 70-mph limit is about 113 kilometers per hour.',
      'There’s a neat shortcut. In the series 1, 2, 3, 5, 8, 13, 21, 34, 55, where each number is the sum of the ' +
        'two before it, a number of miles is about the next number of kilometers: 5 miles is about 8 kilometers, 34 ' +
        'miles about 55. It works because the ratio of neighbors approaches 1.618, which is close to 1.609.',
    ],
    faqs: [
      {
        question: 'How do I convert miles to kilometers?',
        answer:
          'Multiply the miles by 1.609344, which is exact. 10 miles is 16.09344 kilometers; for most purposes 16.1 is enough.',
      },
      {
        question: 'How long is a marathon in kilometers?',
        answer:
          'The official distance is 42.195 kilometers. In miles that’s about 26.22, usually given as 26 miles 385 yards.',
      },
      {
        question: 'How can I estimate kilometers from miles?',
        answer:
          'Multiply by 8 and divide by 5. 50 miles comes out to 80 kilometers; in fact, 50 miles is 80.4672 ' +
          'kilometers. The estimate is 0.6 percent low.',
      },
      {
        question: 'What is the difference between a mile and a nautical mile?',
        answer:
          'A nautical mile is 1852 meters, used at sea and in the air; a mile on land is 1609.344 meters. So 1 nautical mile is ' +
          '1.15078 miles.',
      },
      {
        question: 'Why does a mile have 5280 feet?',
        answer:
          'An English statute of 1593 fixed the mile at 8 furlongs of 660 feet each, to fit the furlong that measured farm land. 8 × 660 makes ' +
          '5280. The older Roman mile was 5000 Roman feet.',
      },
    ],
  },
];
