import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Area',
  order: 40,
  popular: true,
  description: 'Convert square meters, square feet, acres, hectares, square miles and other units of area.',
  icon: 'M4 4h16v16H4zM4 12.5l7.5 7.5M4 4l16 16M12.5 4l7.5 7.5',
  baseUnit: 'm2',
  quickConverter: { from: 'm2', to: 'ft2' },
  widgetTab: 2,
  ruler: { from: 'ft2', to: 'm2', upTo: 58, pointed: 36 },
  popularConversions: [
    'square-feet-to-square-meters',
    'square-meters-to-square-feet',
    'acres-to-hectares',
    'hectares-to-acres',
    'square-miles-to-square-kilometers',
    'acres-to-square-feet',
  ],
};
