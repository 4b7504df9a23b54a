import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'feet-to-meters': [
    'You’ll meet both wherever plans cross borders: ceilings, boats, ladders, mountains. A ceiling of 8 feet ' +
      'is about 2.44 meters, a 40-foot shipping container is 12.19 meters, and Mount Everest, at 29,032 feet, is ' +
      '8849 meters.',
    'To estimate, multiply by 0.3 and add a little: 6 feet comes out to 1.8 meters, and the exact value is ' +
      '1.8288. Don’t order materials that way: over 100 feet, you’d be almost half a meter short.',
  ],
  'miles-to-km': [
    'A mile is 5280 feet of exactly 0.3048 meters, so it is exactly 1.609344 kilometers. Speed limits, running ' +
      'distances and electric car range are what people convert most: a 26.2-mile marathon is 42.2 kilometers, and ' +
      'a 70-mph limit is about 113 kilometers per hour.',
    'There’s a neat shortcut. In the series 1, 2, 3, 5, 8, 13, 21, 34, 55, where each number is the sum of the ' +
      'two before it, a number of miles is about the next number of kilometers: 5 miles is about 8 kilometers, 34 ' +
      'miles about 55. It works because the ratio of neighbors approaches 1.618, which is close to 1.609.',
  ],
  'inches-to-cm': [
    'Screens, suitcases, jeans, and bike wheels are sold in inches even where every ruler is in centimeters. A ' +
      '55-inch screen is 139.7 centimeters from corner to corner, and a 32-inch waist is 81.28 centimeters.',
    'To estimate, take two and a half times the number: 10 inches comes out to 25 centimeters; the actual value is ' +
      '25.4. That’s 1.6 percent low, a centimeter on a 25-inch desk, so use the exact 2.54 when something has to fit.',
  ],
  'cm-to-inches': [
    'Phones, fabric, and flat-pack furniture come in centimeters, while an American tape measure is marked in inches ' +
      'and sixteenths. 100 centimeters is 39.37 inches, and someone 170 centimeters tall is a hair under 67 inches, ' +
      'or 5 feet 7.',
    'For a rough figure, multiply by 0.4: 50 centimeters comes out to 20 inches; the actual value is 19.685. That’s ' +
      '1.6 percent too much. For a tape measure, multiply the decimal part by 16: 0.69 × 16 ≈ 11, so look for the ' +
      'mark at 19 11/16 inches.',
  ],
  'mm-to-inches': [
    'Screws, drill bits, bearings, and sheet metal are designed in millimeters, but American hardware stores sell ' +
      'them in fractions of an inch. Some sizes nearly match: 6 millimeters is about 0.236 inches, close to a quarter ' +
      'inch (0.25), 10 millimeters is about 0.394 inches, near three eighths (0.375), and 19 millimeters is about ' +
      '0.748 inches, close enough to three quarters for most wrenches.',
    'To estimate, divide by 25: 100 millimeters comes out to 4 inches; the actual value is 3.937. The shortcut is ' +
      '1.6 percent high. That’s fine for a picture frame but not for a bearing, where a hundredth of a millimeter ' +
      'matters.',
  ],
  'inches-to-mm': [
    'Drawings that cross the Atlantic get redone in millimeters. Nothing gets lost, because an inch is exactly 25.4 ' +
      'of them; a thousandth of an inch, which machinists call a thou or a mil, is 0.0254 millimeters.',
    'For fractions, you need only one number: an eighth of an inch is 3.175 millimeters, so three eighths is 3 × ' +
      '3.175 = 9.525. To estimate, multiply by 25: 12 inches comes out to 300 millimeters; the actual value is 304.8, ' +
      'so the shortcut is 1.6 percent low.',
  ],
  'meters-to-feet': [
    'Ceilings, yachts, dive depths, and mountains are often given in meters: 3 meters is about 9.84 feet, and 30 ' +
      'meters is 98.425 feet. Watch the first decimal: it’s tenths of a foot, not inches. 1.8 meters is 5.9055 feet; ' +
      'multiply the decimal part by 12, 0.906 × 12 ≈ 10.9, and you get 5 feet 11.',
    'To estimate, multiply by 3 and add a tenth of that: for 30 meters, 90 + 9 = 99 feet. The shortcut is 0.6 ' +
      'percent high, which is two inches on the height of a house.',
  ],
  'km-to-miles': [
    'People come here for race distances, rental cars, and foreign maps. A run of 5 kilometers is 3.1069 miles, and ' +
      '42.195 kilometers is 26.219 miles, a marathon. Speed limits abroad are in kilometers too, so a sign that says ' +
      '100 means about 62 miles per hour.',
    'Multiply by 5 and divide by 8: 80 kilometers comes out to 50 miles; the actual value is 49.71. That’s 0.6 ' +
      'percent high. Multiplying by 0.6 is quicker but 3.4 percent low.',
  ],
  'yards-to-meters': [
    'Golf, American football, fabric, and short distances on British roads use yards. 100 yards is 91.44 meters, so ' +
      'a sprint down a football field is shorter than one on a track, and a 25-yard pool is shorter than a 25-meter ' +
      'one: 25 yards is 22.86 meters.',
    'Subtract a tenth: 150 yards comes out to 135 meters; the actual value is 137.16. The shortcut is 1.6 percent low.',
  ],
  'meters-to-yards': [
    'European golf courses give the distance to the green in meters, but most golfers know their clubs in yards. ' +
      '150 meters is 164.04 yards. On a running track, a lap of 400 meters is 437.45 yards, a little short of a ' +
      'quarter mile (440).',
    'Add a tenth: 150 meters comes out to 165 yards. That’s 0.6 percent high, less than the wind moves the ball.',
  ],
  'feet-to-inches': [
    'A foot has 12 inches, so convert a plan that mixes the two to inches first: 8 feet 6 inches makes 8 × 12 + 6 = ' +
      '102, the maximum width of a truck on a US interstate. That way you can compare an 8-foot ceiling with an ' +
      '80-inch door.',
    'Watch the decimals. 5.5 feet is 66 inches, which is 5 feet 6, not 5 feet 5. To multiply by 12 in your head, ' +
      'multiply by ten and add the number twice more: 7 feet gives 70 + 14 = 84 inches, with no error.',
  ],
  'cm-to-feet': [
    'Most people who ask this want a height. 180 centimeters is 5.9055 feet, and that isn’t 5 feet 9: the decimals ' +
      'are parts of a foot, so 0.906 × 12 ≈ 10.9 gives 5 feet 11 inches to the nearest inch.',
    'For a rough figure, divide by 30: 180 centimeters comes out to 6 feet. That’s 1.6 percent high, about an inch on an adult.',
  ],
};

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
        'In 1959 the United States, the United Kingdom, Canada, Australia, New Zealand, and South Africa agreed on one yard of ' +
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
      question: 'How tall is 160, 170, or 180 cm in feet and inches?',
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
      question: 'How many miles are a 5K, a 10K, and a half marathon?',
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
