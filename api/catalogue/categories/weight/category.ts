import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Weight',
  order: 20,
  popular: true,
  description: 'Convert kilograms, pounds, ounces, grams, stone, metric tons and other units of weight and mass.',
  icon: 'M6.6 9h10.8L20 20.25H4zM12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  baseUnit: 'kg',
  phoneLabel: 'Weight',
  quickConverter: { from: 'kg', to: 'lb' },
  widgetTab: 4,
  ruler: { from: 'kg', to: 'lb', upTo: 11.5, pointed: 5.3 },
  mixedForms: [
    { units: ['st', 'lb'], from: '1', below: '100' },
    { units: ['lb', 'oz'], from: '0.1', below: '300' },
  ],
  popularConversions: [
    'kg-to-pounds',
    'pounds-to-kg',
    'grams-to-ounces',
    'ounces-to-grams',
    'stone-to-pounds',
    'stone-to-kg',
    'kg-to-grams',
  ],
};
