import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Force',
  order: 110,
  popular: false,
  description: 'Convert newtons, kilonewtons, kilogram-force, pound-force and dynes.',
  icon: 'M3.25 7.5h8v9h-8zM11.25 12h9.5M17 8.25 20.75 12 17 15.75M3.25 20h17.5',
  baseUnit: 'N',
  ruler: { from: 'lbf', to: 'N', upTo: 11.5, pointed: 5.3 },
  popularConversions: [
    'newtons-to-pound-force',
    'pound-force-to-newtons',
    'kilogram-force-to-pound-force',
    'kilogram-force-to-newtons',
  ],
};
