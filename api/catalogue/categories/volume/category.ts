import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Volume',
  order: 50,
  popular: true,
  description: 'Convert liters, gallons, cups, fluid ounces, cubic meters and other units of volume.',
  icon: 'M5.5 3.75h13M7.25 3.75V17.5a3 3 0 0 0 3 3h3.5a3 3 0 0 0 3-3V3.75M7.25 8h3.25M7.25 12h4.75M7.25 16h3.25',
  baseUnit: 'm3',
  quickConverter: { from: 'L', to: 'gal-us' },
  widgetTab: 3,
  ruler: { from: 'L', to: 'gal-us', upTo: 23, pointed: 13 },
  mixedForms: [
    { units: ['gal-us', 'qt', 'cup'], from: '0.25', below: '100' },
    { units: ['qt', 'cup'], from: '0.25', below: '100' },
    { units: ['pt', 'fl-oz'], from: '0.25', below: '100' },
    { units: ['cup', 'tbsp', 'tsp'], from: '0.1', below: '20' },
    { units: ['tbsp', 'tsp'], from: '0.25', below: '20' },
    { units: ['tsp'], from: '0.125', below: '20' },
  ],
  popularConversions: [
    'liters-to-gallons',
    'gallons-to-liters',
    'ml-to-fluid-ounces',
    'fluid-ounces-to-ml',
    'cups-to-ml',
    'cubic-feet-to-cubic-meters',
  ],
};
