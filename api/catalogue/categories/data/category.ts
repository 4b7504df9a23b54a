import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Data',
  order: 100,
  popular: false,
  description: 'Convert bytes, kilobytes, megabytes, gigabytes, terabytes and bits.',
  icon:
    'M4.5 6c0-1.6 3.4-2.75 7.5-2.75S19.5 4.4 19.5 6 16.1 8.75 12 8.75 4.5 7.6 4.5 6zM4.5 6v12c0 1.6 3.4 2.75 7.5 ' +
    '2.75s7.5-1.15 7.5-2.75V6M4.5 12c0 1.6 3.4 2.75 7.5 2.75s7.5-1.15 7.5-2.75',
  baseUnit: 'b',
  ruler: { from: 'b', to: 'bit', upTo: 11.5, pointed: 6.7 },
  popularConversions: ['mb-to-gb', 'gb-to-mb', 'kb-to-mb', 'gb-to-tb', 'bytes-to-bits', 'mbit-to-mb'],
  recentlyAdded: { slug: 'mb-to-gb', order: 20 },
};
