import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Volume Flow',
  order: 180,
  popular: false,
  description: 'Convert gallons per minute, liters per minute, cubic meters per hour, cfm and other flow rates.',
  icon: 'M3 7.5q4.5-3 9 0t9 0M3 12q4.5-3 9 0t9 0M3 16.5q4.5-3 9 0t9 0',
  baseUnit: 'm3-s',
  ruler: { from: 'gpm-us', to: 'l-min', upTo: 11.5, pointed: 5.3 },
  popularConversions: [
    'gpm-to-liters-per-minute',
    'liters-per-minute-to-gpm',
    'cfm-to-cubic-meters-per-hour',
    'cubic-meters-per-hour-to-gpm',
    'cubic-meters-per-hour-to-liters-per-second',
    'gpm-to-uk-gpm',
  ],
};
