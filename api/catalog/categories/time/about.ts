import type { CategoryAbout } from '../../category-schema.ts';

const SI_ACCEPTED = 'SI Brochure (BIPM, 9th edition), units accepted for use with the SI';
const CALENDAR = 'Gregorian calendar: 146,097 days in 400 years';

export const about: CategoryAbout = {
  s: {
    definition:
      'The second is the SI base unit of time. Since 1967 it has been defined as 9,192,631,770 cycles of a particular radiation from cesium.',
    authority: 'SI base unit; SI Brochure (BIPM, 9th edition)',
    use: 'Scientists, athletes, and computers count in seconds.',
    examples: [
      { quantity: '9.58', label: 'Usain Bolt’s world record over 100 meters', isExact: true },
      { quantity: '1.28', label: 'moonlight’s trip to Earth' },
    ],
  },
  ms: {
    definition: 'A millisecond is a thousandth of a second. A second holds 1000 milliseconds.',
    authority: 'SI Brochure (BIPM, 9th edition): the second with an SI prefix',
    use: 'Network delays, reaction times, and shutter speeds are measured in milliseconds.',
    examples: [
      { quantity: '250', label: 'the time it takes to react to a light' },
      { quantity: '16.7', label: 'one frame on a 60 Hz screen' },
    ],
  },
  us: {
    definition: 'A microsecond is a millionth of a second. A millisecond holds 1000 microseconds.',
    authority: 'SI Brochure (BIPM, 9th edition): the second with an SI prefix',
    use: 'Electronics, radar, and databases measure short delays in microseconds.',
    examples: [
      { quantity: '5.37', label: 'the time light takes to go a mile' },
      { quantity: '22.7', label: 'one sample on a music CD' },
    ],
  },
  ns: {
    definition: 'A nanosecond is a billionth of a second. A microsecond holds 1000 nanoseconds.',
    authority: 'SI Brochure (BIPM, 9th edition): the second with an SI prefix',
    use: 'Processors, memory, and satellite navigation count in nanoseconds.',
    examples: [
      { quantity: '1.02', label: 'the time light takes to go a foot' },
      { quantity: '0.33', label: 'one cycle of a 3 GHz processor' },
    ],
  },
  min: {
    definition: 'A minute is 60 seconds.',
    authority: SI_ACCEPTED,
    use: 'Cooking, travel, and appointments are planned in minutes.',
    examples: [
      { quantity: '90', label: 'a soccer match', isExact: true },
      { quantity: '8.32', label: 'sunlight’s trip to Earth' },
    ],
  },
  h: {
    definition: 'An hour is 60 minutes or 3600 seconds.',
    authority: SI_ACCEPTED,
    use: 'Work, business hours, and trips are counted in hours.',
    examples: [
      { quantity: '40', label: 'a full-time work week in the US', isExact: true },
      { quantity: '7', label: 'a flight from New York to London' },
    ],
  },
  day: {
    definition: 'A day is 24 hours or 86,400 seconds.',
    authority: SI_ACCEPTED,
    use: 'Calendars, deliveries, deadlines, and vacations are counted in days.',
    examples: [
      { quantity: '365', label: 'a common year', isExact: true },
      { quantity: '29.53', label: 'the time from one full moon to the next' },
      { quantity: '80', label: 'the trip around the world in Jules Verne’s novel', isExact: true },
    ],
  },
  week: {
    definition: 'A week is 7 days.',
    authority: 'ISO 8601: seven days',
    use: 'Work, school, and pregnancy are counted in weeks.',
    examples: [
      { quantity: '40', label: 'a pregnancy' },
      { quantity: '2', label: 'two weeks of vacation', isExact: true },
    ],
  },
  month: {
    definition:
      'On this site, a month is an average one: a twelfth of the mean Gregorian year, 2,629,746 seconds or 30.436875 days.',
    authority: `${CALENDAR}; a twelfth of the mean year`,
    use: 'Rent, wages, and subscriptions run by the month.',
    examples: [
      { quantity: '24', label: 'a common phone contract', isExact: true },
      { quantity: '6', label: 'a typical stay on the International Space Station' },
    ],
    question: {
      question: 'How long is a month on this site?',
      answer:
        'Calendar months have 28 to 31 days, so this site uses an average: a twelfth of the mean Gregorian year, ' +
        'which is 30.436875 days. For a particular month, count its days instead.',
    },
  },
  year: {
    definition:
      'On this site, a year is the mean year of the Gregorian calendar, 365.2425 days or 31,556,952 seconds: 97 leap years in every 400.',
    authority: `${CALENDAR}; 365.2425 days`,
    use: 'Ages, history, interest, and contracts are counted in years.',
    examples: [
      { quantity: '100', label: 'a century', isExact: true },
      { quantity: '73', label: 'average life expectancy worldwide' },
    ],
    question: {
      question: 'How long is a year on this site?',
      answer:
        'It’s the Gregorian calendar’s average, 365.2425 days. A common year has 365 days, a leap year 366, ' +
        'and astronomers often use a Julian year of 365.25.',
    },
  },
};
