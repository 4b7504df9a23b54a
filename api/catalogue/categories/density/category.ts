import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Density',
  order: 190,
  popular: false,
  description: 'Convert kilograms per cubic meter, grams per cubic centimeter, pounds per cubic foot and per gallon.',
  icon: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  baseUnit: 'kg-m3',
  ruler: { from: 'lb-ft3', to: 'kg-m3', upTo: 5.8, pointed: 3.7 },
  popularConversions: ['kg-m3-to-lb-ft3', 'lb-ft3-to-kg-m3', 'g-cm3-to-kg-m3', 'g-cm3-to-lb-in3', 'lb-gal-to-g-cm3'],
};
