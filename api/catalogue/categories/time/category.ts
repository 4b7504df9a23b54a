import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Time',
  order: 90,
  popular: false,
  description: 'Convert seconds, minutes, hours, days, weeks, months and years.',
  icon: 'M12 3.25a8.75 8.75 0 1 0 0 17.5 8.75 8.75 0 0 0 0-17.5zM12 7.25V12l3.25 2',
  baseUnit: 's',
  ruler: { from: 'h', to: 'min', upTo: 5.8, pointed: 3.7 },
  mixedForms: [
    { units: ['year', 'month'], from: '0.5', below: '200' },
    { units: ['week', 'day', 'h'], from: '1', below: '200' },
    { units: ['day', 'h', 'min', 's'], from: '0.1', below: '1000' },
    { units: ['h', 'min', 's'], from: '0.1', below: '1000' },
    { units: ['min', 's'], from: '0.1', below: '1000' },
  ],
  popularConversions: ['hours-to-minutes', 'minutes-to-hours', 'minutes-to-seconds', 'days-to-hours', 'weeks-to-days'],
};
