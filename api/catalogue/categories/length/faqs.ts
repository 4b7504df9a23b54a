import type { PairFaqs } from '../../category-schema.ts';

export const faqs: PairFaqs = {
  'feet-to-meters': [
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
  'miles-to-km': [
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
  'inches-to-cm': [
    {
      question: 'How do I convert inches to centimeters?',
      answer: 'Multiply the inches by 2.54, which is exact. 12 inches is 30.48 centimeters.',
    },
    {
      question: 'How do I convert a fraction of an inch to centimeters?',
      answer:
        'Divide first, then multiply by 2.54. For five eighths, 5 / 8 = 0.625, and 0.625 inches is 1.5875 centimeters.',
    },
    {
      question: 'How wide is a 55-inch television in centimeters?',
      answer:
        'The 55 inches is the diagonal: 55 inches is 139.7 centimeters. A 16-to-9 screen is then about 122 ' +
        'centimeters wide and 68 high, not counting the frame.',
    },
    {
      question: 'Why is an inch exactly 2.54 centimeters?',
      answer:
        'Six English-speaking countries agreed on it in 1959. Until then the American inch was about 2.540005 ' +
        'centimeters and the British one about 2.539998; the round number in between suited both.',
    },
  ],
  'cm-to-inches': [
    {
      question: 'How do I convert centimeters to inches?',
      answer: 'Divide the centimeters by 2.54, which is exact. 50 centimeters is 19.685 inches.',
    },
    {
      question: 'How tall is 160, 170 or 180 cm in feet and inches?',
      answer:
        '160 centimeters is 62.992 inches, which is 5 feet 3. 170 centimeters is 66.929 inches, or 5 feet 7, and ' +
        '180 centimeters is 70.866 inches, or 5 feet 11. All are rounded to the nearest inch.',
    },
    {
      question: 'How large is a sheet of A4 paper in inches?',
      answer:
        '21 centimeters is about 8.27 inches and 29.7 centimeters is 11.693 inches. So A4 is a quarter of an inch ' +
        'narrower than US letter and two thirds of an inch longer.',
    },
    {
      question: 'Does a 55 cm carry-on fit a 22-inch limit?',
      answer:
        'Yes: 55 centimeters is 21.654 inches. The other way around it doesn’t, because 22 inches is 55.88 centimeters.',
    },
  ],
  'meters-to-feet': [
    {
      question: 'How do I convert meters to feet?',
      answer: 'Divide the meters by 0.3048, which is exact, or multiply them by 3.28084. 10 meters is 32.8084 feet.',
    },
    {
      question: 'How do I get feet and inches from meters?',
      answer:
        'Convert to feet, keep the whole number, and multiply the decimal part by 12. 1.75 meters is 5.7415 feet; ' +
        '0.741 × 12 ≈ 8.9, so the height is 5 feet 9 inches to the nearest inch.',
    },
    {
      question: 'Is 2 meters the same as 6 feet 6?',
      answer:
        'No, it’s a little more. 2 meters is 6.5617 feet, and 0.5617 × 12 ≈ 6.74, so 2 meters makes 6 feet 6¾ inches.',
    },
    {
      question: 'Which foot is this?',
      answer:
        'It’s the international foot, exactly 0.3048 meters. The US survey foot, retired at the end of 2022, is ' +
        'longer by two parts in a million: about an eighth of an inch in a mile.',
    },
  ],
  'km-to-miles': [
    {
      question: 'How do I convert kilometers to miles?',
      answer:
        'Divide the kilometers by 1.609344, which is exact, or multiply them by 0.621371. 10 kilometers is 6.21371 miles.',
    },
    {
      question: 'How many miles are a 5K, a 10K and a half marathon?',
      answer:
        '5 kilometers is 3.1069 miles, 10 kilometers is 6.2137 miles, and a half marathon (21.0975 kilometers) is about 13.1.',
    },
    {
      question: 'How do I convert a pace per kilometer to a pace per mile?',
      answer:
        'Multiply it by 1.609344, because a mile takes that much longer. For 5 minutes per kilometer, 5 × 1.609344 ' +
        '= 8.04672 minutes, which is about 8 minutes 3 seconds per mile.',
    },
    {
      question: 'How fast is 100 km/h in mph?',
      answer:
        'The factor is the same as for distance, because the hour doesn’t change: 100 kilometers is 62.137 miles, so 100 km/h is 62.137 mph.',
    },
  ],
};
