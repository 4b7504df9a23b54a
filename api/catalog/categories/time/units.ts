import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('time', 's', {
  s: { singular: 'second', searchedAs: 'seconds', aliases: 'sec secs', toBase: '1' },
  ms: { singular: 'millisecond', searchedAs: 'milliseconds', aliases: 'msec msecs millis', toBase: '1/1000' },
  us: {
    singular: 'microsecond',
    symbol: 'µs',
    searchedAs: 'microseconds',
    aliases: 'usec usecs mcs',
    toBase: '1/1000000',
  },
  ns: { singular: 'nanosecond', searchedAs: 'nanoseconds', aliases: 'nsec nsecs', toBase: '1/1000000000' },
  min: { singular: 'minute', searchedAs: 'minutes', aliases: 'mins', toBase: '60' },
  h: { singular: 'hour', searchedAs: 'hours', aliases: 'hr hrs', toBase: '3600' },
  day: { singular: 'day', symbol: 'd', searchedAs: 'days', toBase: '86400' },
  week: { singular: 'week', symbol: 'wk', searchedAs: 'weeks', aliases: 'wks', toBase: '604800' },
  month: {
    singular: 'month',
    symbol: 'mo',
    searchedAs: 'months',
    aliases: 'mos mth mths',
    toBase: '2629746', // a twelfth of the mean Gregorian year
  },
  year: { singular: 'year', symbol: 'yr', searchedAs: 'years', aliases: 'y yrs', toBase: '31556952' }, // 365.2425 days
});
