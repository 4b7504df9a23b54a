import type { CategoryEducation } from '../../category-schema.ts';
import { SI_BROCHURE, YARD_AND_POUND } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What is speed?',
      paragraphs: [
        'Speed is the distance covered in a given time, so every unit of speed is a length divided by a time: ' +
          'miles per hour, kilometers per hour, meters per second.',
        'To convert a speed, convert the length and the time. A kilometer has 1000 meters and an hour 3600 ' +
          'seconds, so 1 meter per second is 3600 / 1000 = 3.6 kilometers per hour.',
      ],
    },
    {
      heading: 'On the road',
      paragraphs: [
        'The United States and the United Kingdom post speed limits in mph; nearly everyone else uses km/h. A mile ' +
          'is 1.609344 kilometers, so 30 mph is about 48 km/h, 50 mph about 80 km/h and 70 mph about 113 km/h.',
        'A quick rule: 5 mph is about 8 km/h, within one percent.',
      ],
    },
    {
      heading: 'At sea and in the air',
      paragraphs: [
        'Ships and aircraft give speeds in knots. A knot is one nautical mile per hour, exactly 1.852 kilometers ' +
          'per hour or about 1.15 miles per hour. Because a nautical mile is about a minute of latitude, a ship ' +
          'sailing north at 20 knots covers a degree of latitude in three hours.',
      ],
    },
    {
      heading: 'Pace',
      paragraphs: [
        'Runners and swimmers turn the question around: not how far in an hour, but how long for a kilometer, a mile, or ' +
          '100 meters. A pace is written in minutes and seconds, so 5:30 is 5.5 minutes. Divide 60 by the minutes per ' +
          'kilometer for kilometers per hour: 60 / 5 = 12.',
      ],
    },
    {
      heading: 'In science',
      paragraphs: [
        'The SI unit is the meter per second. Sound travels through 20 °C air at about 343 meters per second, and ' +
          'light through a vacuum at exactly 299,792,458 meters per second.',
      ],
    },
  ],
  sources: [SI_BROCHURE, YARD_AND_POUND],
};
