import { defineUnits } from '../../define-units.ts';

const SI_ACCEPTED = 'SI Brochure (BIPM, 9th edition), units accepted for use with the SI';
const CALENDAR = 'Gregorian calendar: 146,097 days in 400 years';

export const units = defineUnits('time', 's', {
  s: {
    singular: 'second',
    searchedAs: 'seconds',
    aliases: 'sec secs',
    toBase: '1',
    authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
  },
  ms: {
    singular: 'millisecond',
    searchedAs: 'milliseconds',
    aliases: 'msec msecs millis',
    toBase: '1/1000',
    authority: 'SI Brochure (BIPM, 9th edition): the second with an SI prefix',
  },
  us: {
    singular: 'microsecond',
    symbol: 'µs',
    searchedAs: 'microseconds',
    aliases: 'usec usecs mcs',
    toBase: '1/1000000',
    authority: 'SI Brochure (BIPM, 9th edition): the second with an SI prefix',
  },
  ns: {
    singular: 'nanosecond',
    searchedAs: 'nanoseconds',
    aliases: 'nsec nsecs',
    toBase: '1/1000000000',
    authority: 'SI Brochure (BIPM, 9th edition): the second with an SI prefix',
  },
  min: { singular: 'minute', searchedAs: 'minutes', aliases: 'mins', toBase: '60', authority: SI_ACCEPTED },
  h: { singular: 'hour', searchedAs: 'hours', aliases: 'hr hrs', toBase: '3600', authority: SI_ACCEPTED },
  day: { singular: 'day', symbol: 'd', searchedAs: 'days', toBase: '86400', authority: SI_ACCEPTED },
  week: {
    singular: 'week',
    symbol: 'wk',
    searchedAs: 'weeks',
    aliases: 'wks',
    toBase: '604800',
    authority: 'ISO 8601: seven days',
  },
  month: {
    singular: 'month',
    symbol: 'mo',
    searchedAs: 'months',
    aliases: 'mos mth mths',
    toBase: '2629746', // a twelfth of the mean Gregorian year
    authority: `${CALENDAR}; a twelfth of the mean year`,
  },
  year: {
    singular: 'year',
    symbol: 'yr',
    searchedAs: 'years',
    aliases: 'y yrs',
    toBase: '31556952', // 365.2425 days
    authority: `${CALENDAR}; 365.2425 days`,
  },
});
