import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Acceleration',
  order: 200,
  popular: false,
  description: 'Convert meters and feet per second squared, g-force and miles per hour per second.',
  icon: 'M3 18.5l5.25-6.5L3 5.5M9.5 18.5l5.25-6.5L9.5 5.5M16 18.5l5.25-6.5L16 5.5',
  baseUnit: 'm-s2',
  ruler: { from: 'g0', to: 'm-s2', upTo: 5.8, pointed: 3.7 },
  popularConversions: [
    'g-force-to-meters-per-second-squared',
    'meters-per-second-squared-to-g-force',
    'feet-per-second-squared-to-meters-per-second-squared',
    'meters-per-second-squared-to-feet-per-second-squared',
    'mph-per-second-to-g-force',
  ],
};
