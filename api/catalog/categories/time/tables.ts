import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Times in hours and minutes',
    from: 'min',
    to: ['h'],
    resultIn: ['h', 'min'],
    values: '6, 12, 15, 25, 30, 40, 45, 75, 90, 110, 120, 150, 180, 240, 480',
  },
  {
    title: 'Times in minutes and seconds',
    from: 's',
    to: ['min'],
    resultIn: ['min', 's'],
    values: '15, 30, 40, 45, 75, 90, 120, 150, 180, 200, 240, 300, 500, 600, 900',
  },
  {
    title: 'Times in hours, minutes, and seconds',
    from: 's',
    to: ['h'],
    resultIn: ['h', 'min', 's'],
    values: '300, 600, 900, 1000, 1800, 2700, 3600, 5000, 5400, 7200, 10000, 14400, 28800, 43200, 86400',
  },
  {
    title: 'Times in days and hours',
    from: 'h',
    to: ['day'],
    resultIn: ['day', 'h'],
    values: '3, 4, 6, 8, 12, 18, 24, 30, 36, 40, 48, 72, 96, 120, 168',
  },
  {
    title: 'Times in weeks and days',
    from: 'day',
    to: ['week'],
    resultIn: ['week', 'day'],
    values: '3, 4, 6, 7, 14, 21, 28, 30, 40, 45, 60, 90, 120, 180, 365',
  },
  {
    title: 'Parts of hours',
    from: 'h',
    to: ['min', 's'],
    values: '0.1, 0.25, 0.5, 0.75, 1.25, 1.5, 1.75, 2.5, 3, 4, 6, 7.5, 8, 12, 24',
  },
  {
    title: 'Parts of a year',
    from: 'day',
    to: ['month', 'year'],
    values: '7, 14, 21, 28, 30, 45, 60, 75, 90, 120, 150, 180, 270, 365',
  },
  {
    title: 'Parts of a year',
    from: 'week',
    to: ['day', 'month', 'year', 'h'],
    values: '3, 4, 6, 8, 12, 13, 16, 18, 24, 26, 30, 36, 40, 52',
  },
  {
    title: 'Ages',
    from: 'month',
    to: ['year', 'week', 'day'],
    values: '3, 4, 6, 8, 9, 12, 15, 18, 24, 30, 36, 48, 60',
  },
  { title: 'Ages', from: 'year', values: '0.5, 3, 4, 6, 7, 13, 16, 18, 21, 25, 30, 40, 65, 80, 90' },
];
