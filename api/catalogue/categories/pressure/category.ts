import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Pressure',
  order: 70,
  popular: false,
  description: 'Convert psi, bar, pascals, kilopascals, atmospheres, torr and millimeters of mercury.',
  icon: 'M3.5 20.25h17M7.5 3.75v12M4.75 13l2.75 2.75L10.25 13M16.5 3.75v12M13.75 13l2.75 2.75L19.25 13',
  baseUnit: 'pa',
  ruler: { from: 'psi', to: 'bar', upTo: 58, pointed: 26 },
  popularConversions: ['psi-to-bar', 'bar-to-psi', 'kpa-to-psi', 'atm-to-kpa', 'mmhg-to-kpa'],
};
