import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Energy',
  order: 80,
  popular: false,
  description: 'Convert joules, calories, kilocalories, watt hours, kilowatt hours and BTUs.',
  icon: 'M13.25 3 5.5 13.5h5.75L10.5 21l8-10.75h-5.9z',
  baseUnit: 'j',
  ruler: { from: 'cal', to: 'j', upTo: 11.5, pointed: 5.5 },
  popularConversions: ['joules-to-calories', 'calories-to-joules', 'kcal-to-kj', 'kwh-to-joules', 'calories-to-btu'],
  recentlyAdded: { slug: 'joules-to-calories', order: 30 },
};
