import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'hours-to-minutes': [
    'Timesheets, recipes, and flight plans mix the two. The decimals of an hour are not minutes: 1.5 hours is 90 ' +
      'minutes, but 1.3 hours is 78 minutes, not 1 hour 30. Every tenth of an hour is worth 6 minutes, which is ' +
      'how lawyers bill.',
    'Multiply by 6, then by 10: for 2.5 hours, 15, and then 150 minutes, with no error. A time such as 2 h 20 min is 2 × 60 + 20 = 140 minutes.',
  ],
  'minutes-to-hours': [
    'Payroll wants hours with decimals: 15 minutes is 0.25 hours, 45 minutes is 0.75 hours, and 100 minutes is ' +
      'about 1.67 hours. To read the time off a clock instead, keep the whole hours and multiply the rest by 60: ' +
      '100 minutes makes 1 hour 40.',
    'Round at the end of the week and not each day. Five shifts of 20 minutes make 100 minutes, or 1.67 hours; ' +
      'five times a rounded 0.33 makes 1.65 hours, and a minute has gone missing.',
  ],
  'days-to-hours': [
    'Rentals, deadlines, and the half-lives of medicines are given in days and counted in hours: 3 days is 72 ' +
      'hours, 30 days is 720 hours. A calendar day is 24 hours except on the two days a year when clocks change, ' +
      'which have 23 and 25.',
    'To multiply by 24 in your head, take 25 times and subtract the number once: 12 days gives 300 − 12 = 288 hours, with no error.',
  ],
  'weeks-to-days': [
    'Pregnancies, notice periods, and training plans are counted in weeks: 40 weeks is 280 days, 6 weeks is 42 ' +
      'days. A whole number of weeks always ends on the same weekday it began.',
    '52 weeks is 364 days, one day short of a common year. That’s why your birthday moves one weekday later each year, and two after a leap day.',
  ],
  'seconds-to-hours': [
    'Log files and stopwatches count seconds; people think in hours. 3600 seconds is 1 hour, 10,000 seconds is ' +
      'about 2.78 hours, and 86,400 seconds is 24 hours.',
    'For hours and minutes, take out the whole hours first: 5000 seconds is one hour and 1400 seconds, which makes ' +
      '23 minutes and 20 seconds more. To estimate, divide by 36 and move the point two places: 9000 gives 250, so ' +
      '2.5 hours, with no error.',
  ],
};
