import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding length',
  opening: [
    'Length is how far one point lies from another. It was among the first things that people measured, with what was always at hand: a thumb, a foot, a forearm, a pace. Two systems for it are in daily use today. Most of the world works in meters; the United States, and the United Kingdom on its roads, work in inches, feet, yards and miles.',
    'Since 1959 the two hang together by one exact number: an inch is 2.54 centimeters. Every other factor between them follows from that one, which is why a converter can be exact rather than nearly right.',
  ],
  parts: [
    {
      heading: 'The metric ladder',
      paragraphs: [
        'Metric units of length are all the meter times a power of ten. A kilometer is 1000 meters, a centimeter a hundredth of one, a millimeter a thousandth, a micrometer a millionth, a nanometer a billionth. To step between them you move the decimal point: 1.75 meters is 175 centimeters is 1750 millimeters.',
        'The meter itself is defined by light. It is the distance that light travels in a vacuum in 1/299,792,458 of a second, so anyone with a good clock can reproduce it, and no bar of metal in a vault has to be trusted.',
      ],
    },
    {
      heading: 'Inches, feet, yards and miles',
      paragraphs: [
        'Twelve inches make a foot, three feet a yard, and 1760 yards a mile; a mile is therefore 5280 feet. The numbers look odd next to tens, but they divide well: twelve splits evenly into halves, thirds, quarters and sixths, which is handy with a saw in your hand.',
        'In meters, a foot is exactly 0.3048, a yard exactly 0.9144 and a mile exactly 1609.344. A short factor such as 1.609 is good enough for a road trip, and 34 centimeters off in every mile of a survey.',
      ],
    },
    {
      heading: 'At sea and in the air',
      paragraphs: [
        'Ships and aircraft use the nautical mile, 1852 meters exactly. It began as one minute of latitude, a sixtieth of a degree along a meridian, so that distances could be read from the edge of a chart. The international value was fixed in 1929. It is about 15 percent longer than the mile on land.',
        'Altitude in aviation is still given in feet in most of the world, while distances are in nautical miles and runways often in meters: three units in one cockpit.',
      ],
    },
    {
      heading: 'Converting in your head',
      paragraphs: [
        'A meter is a little more than a yard, about 39.37 inches. A centimeter is about the width of a fingernail, and two and a half of them make an inch. For miles to kilometers add sixty percent: 50 miles come to about 80 kilometers. For feet to meters divide by ten and multiply by three: 20 feet come to about 6 meters.',
        'A person of 6 feet stands 1.83 meters tall. A marathon of 42.195 kilometers is 26.22 miles. A letter sheet of 8.5 by 11 inches is 215.9 by 279.4 millimeters, a little wider and a little shorter than A4.',
      ],
    },
    {
      heading: 'Where mistakes come from',
      paragraphs: [
        'Heights in feet and inches are not decimals: 5 feet 8 inches is 5.67 feet, not 5.8. Turn everything into inches first. Check which mile is meant when a boat is involved. And round only once, at the end: a rounded factor used ten times over carries its error ten times as far.',
        'American land records before 2023 may use the survey foot, 1200/3937 of a meter, which is longer than the international foot by two parts in a million. Over a desk that is nothing; over the width of a state it is a few feet. The converters here use the international foot.',
      ],
    },
  ],
};
