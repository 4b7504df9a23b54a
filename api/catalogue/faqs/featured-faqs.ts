import type { Faq } from '@site/api-contract';

/** Written questions of the seven featured conversions, by canonical slug. A test recomputes every "a is b" in them. */
export const featuredFaqs: Readonly<Record<string, readonly Faq[]>> = {
  'feet-to-meters': [
    {
      question: 'How do I convert feet to meters?',
      answer:
        'Multiply the number of feet by 0.3048. A 6 foot tall person, for example, measures 6 × 0.3048 = 1.8288 meters. ' +
        'The factor is exact, so nothing is lost on the way.',
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
        'Turn it all into inches first, then multiply by 0.0254. For 5 feet 8 inches that is 5 × 12 + 8 = 68 inches, and ' +
        '68 inches is 1.7272 meters.',
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
        'Divide the feet by 10 and multiply by 3: 20 feet come out at 6 meters. The true figure is close: 20 feet is 6.096 meters. ' +
        'The estimate is always about 1.6 percent low.',
    },
    {
      question: 'Is the US survey foot the same?',
      answer:
        'Not quite. The survey foot is 1200/3937 of a meter, longer by two parts in a million. The United States retired it at ' +
        'the end of 2022; it still appears in older land records. This page uses the international foot.',
    },
  ],
  'kg-to-pounds': [
    {
      question: 'How do I convert kilograms to pounds?',
      answer:
        'Multiply the kilograms by 2.20462, or divide them by 0.45359237, which is exact. Either way, 70 kg is 154.32 lb.',
    },
    {
      question: 'How much does a pound weigh in kilograms?',
      answer:
        '1 pound is 0.45359237 kilograms, exactly. The figure comes from the international yard and pound agreement of 1959; ' +
        'before it, the American and the British pound differed in the seventh decimal.',
    },
    {
      question: 'Can I convert kilograms to pounds in my head?',
      answer:
        'Double the kilograms and add a tenth of the result. For 80 kg: 160, plus 16, makes 176 pounds. The true figure is 176.37, ' +
        'so the shortcut is about 0.2 percent low.',
    },
    {
      question: 'How do I get pounds and ounces?',
      answer:
        'Convert to pounds, keep the whole number, and multiply what is left by 16. 3.5 kg is 7.7162 lb; 0.7162 × 16 is about 11.5, ' +
        'so a baby of 3.5 kg weighs about 7 lb 11 oz.',
    },
    {
      question: 'Are kilograms and pounds units of weight or of mass?',
      answer:
        'Both are units of mass, and this page converts mass. In everyday speech mass is called weight. The force that gravity ' +
        'exerts on a mass is measured in newtons, kilogram-force or pound-force.',
    },
  ],
  'celsius-to-fahrenheit': [
    {
      question: 'How do I convert Celsius to Fahrenheit?',
      answer: 'Multiply by 9, divide by 5 and add 32. For 20 °C: 20 × 9 / 5 = 36, and 36 + 32 = 68. So 20 °C is 68 °F.',
    },
    {
      question: 'Why is 32 added?',
      answer:
        'The two scales start at different points. Water freezes at 0 on the Celsius scale and at 32 on the Fahrenheit scale, ' +
        'so after the size of the degree has been changed, the starting point has to be moved as well.',
    },
    {
      question: 'At what temperature do both scales read the same?',
      answer: 'At 40 below zero: -40 °C is -40 °F. It is the only such point.',
    },
    {
      question: 'What is normal body temperature in Fahrenheit?',
      answer:
        '37 °C is 98.6 °F. That figure is a long-standing average; healthy people vary by about half a degree Celsius either ' +
        'way, and over the day.',
    },
    {
      question: 'Is there a quick way to estimate it?',
      answer:
        'Double the Celsius figure and add 30. For 25 °C that gives 80 °F; the exact value is 77. It is good to a few degrees ' +
        'in ordinary weather and exact at 10 °C, where 10 °C is 50 °F.',
    },
    {
      question: 'Which oven temperatures correspond?',
      answer:
        '180 °C is 356 °F, which recipes round to 350 °F. Likewise 200 °C is 392 °F, written as 400 °F, and 220 °C is 428 °F, written ' +
        'as 425 °F.',
    },
  ],
  'miles-to-km': [
    {
      question: 'How do I convert miles to kilometers?',
      answer: 'Multiply the miles by 1.609344, which is exact. 10 miles is 16.09344 kilometers; for most purposes 16.1 is enough.',
    },
    {
      question: 'How long is a marathon in kilometers?',
      answer:
        'The official distance is 42.195 kilometers. In miles that is about 26.22, usually given as 26 miles 385 yards.',
    },
    {
      question: 'How can I estimate kilometers from miles?',
      answer:
        'Multiply by 8 and divide by 5. 50 miles come out at 80 kilometers, and in truth 50 miles is 80.4672 kilometers. The ' +
        'estimate is 0.6 percent low.',
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
  'square-feet-to-square-meters': [
    {
      question: 'How do I convert square feet to square meters?',
      answer:
        'Multiply by 0.09290304, the square of 0.3048. A room of 200 square feet is 18.580608 square meters, or 18.6 rounded.',
    },
    {
      question: 'Why can I not multiply square feet by 0.3048?',
      answer:
        'Because an area has two lengths in it, and each has to be converted: 0.3048 × 0.3048 = 0.09290304. Multiplying once ' +
        'would make the area more than three times too large.',
    },
    {
      question: 'How many square feet are in a square meter?',
      answer: '1 square meter is 10.7639 square feet. To estimate, multiply by 11 and take 2 percent off.',
    },
    {
      question: 'How large is a 1,000 square foot home in square meters?',
      answer:
        '1000 square feet is 92.90304 square meters. As a rule of thumb, divide square feet by 11 for square meters: ' +
        'that comes out about 2 percent low.',
    },
    {
      question: 'How do I measure a room that is not a rectangle?',
      answer:
        'Split it into rectangles, multiply length by width for each, and add the areas. Measure all sides in the same unit, and ' +
        'convert the sum at the end so that it is rounded only once.',
    },
  ],
  'liters-to-gallons': [
    {
      question: 'How do I convert liters to gallons?',
      answer:
        'For US gallons, divide the liters by 3.785411784, or multiply by 0.264172. 20 liters is 5.2834 US gallons.',
    },
    {
      question: 'Which gallon does this page use?',
      answer:
        'The US liquid gallon of 231 cubic inches, which is exactly 3.785411784 liters. The UK gallon is larger, exactly 4.54609 ' +
        'liters, and has a page of its own.',
    },
    {
      question: 'How many liters are in a US gallon and in a UK gallon?',
      answer:
        '1 US gallon is 3.785411784 liters and 1 UK gallon is 4.54609 liters. A UK gallon is about 20 percent larger, so check ' +
        'which one a recipe or a fuel figure means.',
    },
    {
      question: 'How can I estimate gallons from liters?',
      answer:
        'Divide by 4 and add a twentieth of the result. 40 liters: 10, plus 0.5, makes 10.5. The true figure is 10.567 US gallons.',
    },
    {
      question: 'How many gallons does a 60 liter fuel tank hold?',
      answer: '60 liters is 15.850 US gallons, and 60 liters is 13.198 UK gallons.',
    },
  ],
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
