import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Power',
  order: 140,
  popular: false,
  description: 'Convert watts, kilowatts, horsepower, metric horsepower, BTUs per hour and tons of refrigeration.',
  icon: 'M9 3v5.25M15 3v5.25M6 8.25h12v2.5a6 6 0 0 1-12 0zM12 16.75V21',
  baseUnit: 'W',
  ruler: { from: 'hp', to: 'kW', upTo: 115, pointed: 52 },
  popularConversions: [
    'hp-to-kw',
    'kw-to-hp',
    'btu-per-hour-to-kw',
    'watts-to-hp',
    'metric-hp-to-hp',
    'tons-of-refrigeration-to-btu-per-hour',
  ],
};
