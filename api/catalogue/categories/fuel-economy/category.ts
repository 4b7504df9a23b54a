import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Fuel Economy',
  order: 130,
  popular: false,
  description: 'Convert US and UK miles per gallon, liters per 100 kilometers and kilometers per liter.',
  icon:
    'M4.5 20.25v-15a1.5 1.5 0 0 1 1.5-1.5h6a1.5 1.5 0 0 1 1.5 1.5v15M3 20.25h12M7 7.25h4v3.5H7zM13.5 12h1.75a1.5 ' +
    '1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 0 3 0V9.25L16.75 6.25',
  baseUnit: 'km-l',
  ruler: { from: 'mpg-us', to: 'km-l', upTo: 58, pointed: 26 },
  popularConversions: ['mpg-to-l-100km', 'l-100km-to-mpg', 'uk-mpg-to-l-100km', 'km-per-liter-to-mpg', 'mpg-to-uk-mpg'],
};
