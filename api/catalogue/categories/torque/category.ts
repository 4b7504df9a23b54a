import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Torque',
  order: 150,
  popular: false,
  description: 'Convert newton meters, pound-feet, pound-inches, ounce-inches and kilogram-force meters.',
  icon: 'M3.9 14.6a8.5 8.5 0 1 1 16.2 0M17.3 13.1l2.8 1.5 1.7-2.7M12 8.6l2.95 1.7v3.4L12 15.4l-2.95-1.7v-3.4z',
  baseUnit: 'Nm',
  ruler: { from: 'lbf-ft', to: 'Nm', upTo: 115, pointed: 52 },
  popularConversions: [
    'newton-meters-to-pound-feet',
    'pound-feet-to-newton-meters',
    'pound-inches-to-newton-meters',
    'pound-inches-to-pound-feet',
    'kgf-m-to-newton-meters',
    'kgf-cm-to-ounce-inches',
  ],
};
