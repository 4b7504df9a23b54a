import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Faucets, hoses, and pumps',
    from: 'gpm-us',
    values: '0.5, 1.2, 1.5, 1.8, 2.2, 2.5, 3, 4, 6, 8, 12, 15, 25, 40, 60, 150',
  },
  {
    title: 'Faucets, hoses, and pumps',
    from: 'l-min',
    values: '3, 4, 6, 8, 9, 12, 15, 17, 25, 30, 40, 60, 75, 200, 500',
  },
  {
    title: 'Fans and air conditioners',
    from: 'cfm',
    values: '30, 40, 60, 80, 110, 150, 250, 300, 400, 600, 800, 1000, 1200, 1600, 2000',
  },
  {
    title: 'Fans and pumps',
    from: 'm3-h',
    values: '0.5, 3, 4, 6, 8, 12, 15, 25, 30, 60, 75, 150, 250, 400, 600, 1000',
  },
  {
    title: 'Ventilation and pipes',
    from: 'l-s',
    values: '0.1, 0.2, 0.5, 1.5, 3, 4, 6, 8, 15, 25, 30, 40, 80, 150, 500',
  },
  {
    title: 'Rivers',
    from: 'cfs',
    values: '3, 30, 150, 200, 300, 500, 750, 1000, 3000, 10000, 30000, 85000, 250000, 600000',
  },
  { title: 'Rivers', from: 'm3-s', values: '0.1, 0.5, 3, 8, 15, 30, 150, 300, 500, 1000, 2400, 6000, 17000, 209000' },
  {
    title: 'Fuel and small pumps',
    from: 'gph-us',
    values: '0.5, 1.5, 3, 4, 6, 8, 12, 15, 25, 30, 60, 200, 500, 1000, 3000',
  },
];
