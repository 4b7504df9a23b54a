import type { CategoryAbout } from '../../category-schema.ts';

const AGREEMENT = 'International yard and pound agreement, 1959';

export const about: CategoryAbout = {
  mph: {
    definition: 'One mile per hour is 1609.344 meters in 3600 seconds, exactly 0.44704 meters per second.',
    authority: `${AGREEMENT}: 1609.344 m in 3600 s`,
    use: 'Road signs in the United States and the United Kingdom are in miles per hour.',
    examples: [
      { quantity: '70', label: 'the speed limit on British motorways', isExact: true },
      { quantity: '95', label: 'a major-league fastball' },
      { quantity: '3.1', label: 'a brisk walk' },
    ],
  },
  kph: {
    definition: 'One kilometer per hour is 1000 meters in 3600 seconds: a meter per second divided by 3.6.',
    authority: 'SI Brochure (BIPM, 9th edition): 1000 m in 3600 s',
    use: 'Road signs, trains, and weather reports use it in most of the world.',
    examples: [
      { quantity: '50', label: 'the usual speed limit in European towns', isExact: true },
      { quantity: '320', label: 'a French TGV at top speed in service', isExact: true },
      { quantity: '5', label: 'a brisk walk' },
    ],
  },
  mps: {
    definition: 'One meter per second is exactly 3.6 kilometers per hour. It is the SI unit of speed.',
    authority: 'SI Brochure (BIPM, 9th edition), derived unit',
    use: 'Scientists, wind forecasts, and track and field use meters per second.',
    examples: [
      { quantity: '343', label: 'the speed of sound in air at 20 °C (68 °F)' },
      { quantity: '10.44', label: 'Usain Bolt’s average in his 100-meter record' },
      { quantity: '1.4', label: 'a brisk walk' },
    ],
  },
  kmps: {
    definition:
      'A kilometer per second is the speed of something that covers one kilometer each second: 3600 kilometers per hour.',
    authority: 'SI Brochure (BIPM, 9th edition): the kilometer over the second',
    use: 'Spaceflight, astronomy, and seismology use kilometers per second.',
    examples: [
      { quantity: '7.66', label: 'the International Space Station' },
      { quantity: '11.2', label: 'the speed it takes to leave Earth' },
      { quantity: '299792.458', label: 'the speed of light in a vacuum', isExact: true },
    ],
  },
  fps: {
    definition: 'One foot per second is exactly 0.3048 meters per second.',
    authority: AGREEMENT,
    use: 'It’s used in American engineering, ballistics, and archery.',
    examples: [
      { quantity: '1125', label: 'the speed of sound in air at 20 °C (68 °F)' },
      { quantity: '32.2', label: 'a stone after falling for one second' },
    ],
  },
  knot: {
    definition: 'One knot is one nautical mile per hour: 1852 meters in 3600 seconds.',
    authority: 'One international nautical mile (Monaco, 1929) an hour',
    use: 'Ships, aircraft, and marine weather forecasts give speeds in knots.',
    examples: [
      { quantity: '64', label: 'the wind speed that makes a storm a hurricane', isExact: true },
      { quantity: '20', label: 'a container ship under way' },
      { quantity: '480', label: 'an airliner at cruising altitude' },
    ],
    question: {
      question: 'Why is it called a knot?',
      answer:
        'Sailors let out a line with knots tied at even distances and counted how many ran off the reel while ' +
        'a sandglass emptied. The count was the speed in nautical miles per hour.',
    },
  },
  'min-km': {
    definition:
      'A pace in minutes per kilometer is the time that a kilometer takes, so a faster runner has a lower one.',
    authority: 'SI Brochure (BIPM, 9th edition): 60 seconds over 1000 meters',
    use: 'Runners and their watches count in minutes per kilometer in most of the world.',
    examples: [
      { quantity: '2.85', label: 'Kelvin Kiptum’s pace in his marathon record' },
      { quantity: '6', label: 'an ordinary recreational runner' },
      { quantity: '12', label: 'a brisk walk' },
    ],
    question: {
      question: 'How do I get a finish time from a pace?',
      answer:
        'Multiply the pace by the distance. At 5:30 a kilometer, 10 kilometers take 55 minutes, and a marathon of 42.195 ' +
        'kilometers takes 3 hours, 52 minutes, and 4 seconds.',
    },
  },
  'min-mi': {
    definition: 'A pace in minutes per mile is the time that a mile takes. Divide 60 by it to get miles per hour.',
    authority: 'International yard and pound agreement, 1959: 60 seconds over 1609.344 meters',
    use: 'Runners in the United States and Britain count in minutes per mile.',
    examples: [
      { quantity: '4', label: 'Roger Bannister’s barrier of 1954', isExact: true },
      { quantity: '9.5', label: 'an ordinary recreational runner in the US' },
      { quantity: '20', label: 'a person who walks' },
    ],
    question: {
      question: 'How fast is a mile in 8 minutes?',
      answer:
        'Divide 60 by 8: it’s 7.5 miles per hour. At that pace, a marathon takes just under 3 hours and 30 minutes.',
    },
  },
  'min-100m': {
    definition: 'A pace in minutes per 100 meters is the time that a swimmer takes for 100 meters.',
    authority: 'SI Brochure (BIPM, 9th edition): 60 seconds over 100 meters',
    use: 'Swimmers and triathletes count in minutes and seconds per 100 meters.',
    examples: [
      { quantity: '2', label: 'an ordinary swimmer in a triathlon' },
      { quantity: '0.98', label: 'the pace of a world record over 1500 meters' },
    ],
  },
};
