import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Data Rate',
  order: 160,
  popular: false,
  description: 'Convert Mbps to MB/s, gigabits, kilobits and bits per second, and see how long a download takes.',
  icon: 'M7.5 20V4.5M3.75 8.25 7.5 4.5l3.75 3.75M16.5 4v15.5M12.75 15.75l3.75 3.75 3.75-3.75',
  baseUnit: 'byte-s',
  ruler: { from: 'mb-s', to: 'mbit-s', upTo: 11.5, pointed: 6.7 },
  popularConversions: [
    'mbps-to-mb-per-second',
    'mb-per-second-to-mbps',
    'gbps-to-mbps',
    'kbps-to-mbps',
    'mbps-to-gbps',
    'gbps-to-gb-per-second',
  ],
};
