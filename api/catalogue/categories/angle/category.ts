import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Angle',
  order: 120,
  popular: false,
  description: 'Convert degrees, radians, gradians, arcminutes, arcseconds, turns and milliradians.',
  icon: 'M20.25 19.5H3.75L15.5 4.5M12.5 19.5a8.75 8.75 0 0 0-3.35-6.85',
  baseUnit: 'deg',
  ruler: { from: 'rad', to: 'deg', upTo: 3.4, pointed: 2.25 },
  popularConversions: [
    'degrees-to-radians',
    'radians-to-degrees',
    'degrees-to-gradians',
    'degrees-to-arcminutes',
    'turns-to-degrees',
  ],
};
