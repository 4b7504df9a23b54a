import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding time',
  opening: [
    'The second is the best measured of all units. Since 1967 it has been defined by the cesium atom: 9,192,631,770 periods of the radiation of one particular transition. Minutes, hours, days and weeks are whole numbers of seconds: 60, 3600, 86,400 and 604,800.',
    'We owe the sixties to the astronomers of Babylon, who counted in sixties, and the twenty-four hours to Egypt, where day and night had twelve each.',
  ],
  parts: [
    {
      heading: 'Months and years',
      paragraphs: [
        'A month may have 28 to 31 days and a year 365 or 366, so converting them needs a choice. This site uses averages of the Gregorian calendar: a year of 365.2425 days, and a month of a twelfth of that, 30.436875 days. The figure comes from its rule of leap years, 97 in every 400.',
        'For a date, count on a calendar; for a rate or a budget, the average is the right tool.',
      ],
    },
    {
      heading: 'Hours and decimals',
      paragraphs: [
        'Half an hour is 0.5 hours, and 1.25 hours are 1 hour 15 minutes, not 1 hour 25. To turn minutes into decimal hours, divide by 60: 45 minutes are 0.75 hours.',
      ],
    },
  ],
};
