import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Speed',
  order: 60,
  popular: false,
  description: 'Convert miles per hour, kilometers per hour, meters per second, feet per second and knots.',
  icon: 'M5 18.75a9 9 0 1 1 14 0M12 14.25l4-5.25M12 4.9v1.6M4 13h1.6M18.4 13H20M6.4 7.5l1.1 1.1',
  baseUnit: 'mps',
  ruler: { from: 'mph', to: 'kph', upTo: 115, pointed: 52 },
  popularConversions: ['mph-to-kph', 'kph-to-mph', 'meters-per-second-to-kph', 'knots-to-mph', 'knots-to-kph'],
};
