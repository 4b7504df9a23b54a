import type { CategoryEducation } from '../../category-schema.ts';
import { SI_BROCHURE } from '../../sources.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'What are the units of time?',
      paragraphs: [
        'The second is the SI base unit of time. A minute has 60 seconds, an hour 3600, a day 86,400 and a week ' +
          '604,800. The steps of 60 come from the astronomers of Babylon, who counted in sixties.',
        'Since 1967 the second has been defined by the cesium atom: it’s 9,192,631,770 cycles of a particular radiation ' +
          'from that atom. The best atomic clocks would lose less than a second over the ' +
          'age of the universe.',
      ],
    },
    {
      heading: 'Months and years',
      paragraphs: [
        'Months and years vary in length, so a conversion needs an average. The Gregorian calendar has 97 leap ' +
          'years in 400 years, which makes its mean year 365.2425 days. This site uses that year, and a twelfth of ' +
          'it, 30.436875 days, for the month.',
        'That works for durations, such as how many months are in 1000 days. To count from one date to another, use ' +
          'a calendar: February has 28 or 29 days, no matter what the average says.',
      ],
    },
    {
      heading: 'Hours as decimals',
      paragraphs: [
        'Clocks count in sixties and calculators in tens. 1.5 hours is 90 minutes, an hour and a half, and 1 ' +
          'hour 45 minutes makes 1.75 hours. To turn minutes into decimal hours, divide by 60: 20 ' +
          'minutes is a third of an hour, about 0.333 hours.',
      ],
    },
    {
      heading: 'Leap seconds',
      paragraphs: [
        'The Earth doesn’t spin at a perfectly steady rate. Since 1972 a second has been added to the world’s clocks 27 ' +
          'times to keep them in step, most recently at the end of 2016; the practice is due to end by 2035. ' +
          'Conversions ignore leap seconds: a day is 86,400 seconds.',
      ],
    },
  ],
  sources: [
    SI_BROCHURE,
    {
      publisher: 'International Earth Rotation and Reference Systems Service (IERS)',
      title: 'Bulletin C: leap seconds',
    },
    {
      publisher: 'General Conference on Weights and Measures',
      title: 'Resolution 4 of the 27th CGPM: on the use and future development of UTC',
      issued: '2022',
    },
  ],
};
