import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Temperature',
  order: 30,
  popular: true,
  description: 'Convert between degrees Celsius, degrees Fahrenheit, kelvins and degrees Rankine.',
  icon: 'M9.5 13.7V5.5a2.5 2.5 0 0 1 5 0v8.2a4.25 4.25 0 1 1-5 0zM12 9.5v7.75',
  baseUnit: 'K',
  phoneLabel: 'Temp',
  quickConverter: { from: 'C', to: 'F' },
  ruler: { from: 'C', to: 'F', upTo: 46, pointed: 24 },
  popularConversions: [
    'celsius-to-fahrenheit',
    'fahrenheit-to-celsius',
    'celsius-to-kelvin',
    'kelvin-to-celsius',
    'fahrenheit-to-kelvin',
    'rankine-to-kelvin',
  ],
  recentlyAdded: { slug: 'rankine-to-kelvin', order: 10 },
};
