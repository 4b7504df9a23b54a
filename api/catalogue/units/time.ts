import type { CategoryUnits } from '../engine/unit-definition.ts';

const SI_ACCEPTED = 'SI Brochure (BIPM, 9th edition), units accepted for use with the SI';
const CALENDAR = 'Gregorian calendar: 146,097 days in 400 years';

export const time: CategoryUnits = {
  category: 'time',
  base: 's',
  units: [
    {
      id: 's', category: 'time', name: 'Seconds', singular: 'second', plural: 'seconds', symbol: 's',
      fullName: 'Seconds (s)', slug: 'seconds', aliases: ['sec', 'secs'],
      toBase: { numerator: '1', denominator: '1' },
      authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    },
    {
      id: 'min', category: 'time', name: 'Minutes', singular: 'minute', plural: 'minutes', symbol: 'min',
      fullName: 'Minutes (min)', slug: 'minutes', aliases: ['mins'],
      toBase: { numerator: '60', denominator: '1' },
      authority: SI_ACCEPTED,
    },
    {
      id: 'h', category: 'time', name: 'Hours', singular: 'hour', plural: 'hours', symbol: 'h',
      fullName: 'Hours (h)', slug: 'hours', aliases: ['hr', 'hrs'],
      toBase: { numerator: '3600', denominator: '1' },
      authority: SI_ACCEPTED,
    },
    {
      id: 'day', category: 'time', name: 'Days', singular: 'day', plural: 'days', symbol: 'd',
      fullName: 'Days (d)', slug: 'days', aliases: [],
      toBase: { numerator: '86400', denominator: '1' },
      authority: SI_ACCEPTED,
    },
    {
      id: 'week', category: 'time', name: 'Weeks', singular: 'week', plural: 'weeks', symbol: 'wk',
      fullName: 'Weeks (wk)', slug: 'weeks', aliases: ['wks'],
      toBase: { numerator: '604800', denominator: '1' },
      authority: 'ISO 8601: seven days',
    },
    {
      id: 'month', category: 'time', name: 'Months', singular: 'month', plural: 'months', symbol: 'mo',
      fullName: 'Months (mo)', slug: 'months', aliases: ['mos', 'mth', 'mths'],
      // exact: a twelfth of the mean Gregorian year
      toBase: { numerator: '2629746', denominator: '1' },
      authority: `${CALENDAR}; a twelfth of the mean year`,
    },
    {
      id: 'year', category: 'time', name: 'Years', singular: 'year', plural: 'years', symbol: 'yr',
      fullName: 'Years (yr)', slug: 'years', aliases: ['y', 'yrs'],
      // exact: 365.2425 days
      toBase: { numerator: '31556952', denominator: '1' },
      authority: `${CALENDAR}; 365.2425 days`,
    },
  ],
};
