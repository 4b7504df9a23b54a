import type { CategorySource } from '../../category-schema.ts';

export const category: CategorySource = {
  name: 'Frequency',
  order: 170,
  popular: false,
  description: 'Convert hertz, kilohertz, megahertz, gigahertz, rpm and radians per second.',
  icon: 'M3 12h18M3 12c1.5-5 3-7.5 4.5-7.5 4.5 0 4.5 15 9 15 1.5 0 3-2.5 4.5-7.5',
  baseUnit: 'Hz',
  ruler: { from: 'Hz', to: 'rpm', upTo: 5.8, pointed: 3.7 },
  popularConversions: [
    'rpm-to-hertz',
    'hertz-to-rpm',
    'mhz-to-ghz',
    'ghz-to-mhz',
    'rpm-to-radians-per-second',
    'khz-to-mhz',
  ],
};
