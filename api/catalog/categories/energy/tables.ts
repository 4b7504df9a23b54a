import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Food energy',
    from: 'kcal',
    to: ['kj', 'j', 'cal'],
    values: '25, 40, 75, 80, 150, 200, 250, 300, 400, 500, 700, 1500, 2000, 2500',
  },
  {
    title: 'Food energy',
    from: 'kj',
    to: ['kcal', 'cal'],
    values: '150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 4000, 6000, 8400, 10000',
  },
  { title: 'Electricity', from: 'kwh', values: '0.1, 0.25, 0.5, 0.75, 1.5, 3, 4, 8, 12, 15, 30, 60, 75, 300' },
  { title: 'Batteries', from: 'wh', values: '3, 4, 6, 12, 15, 25, 30, 40, 60, 75, 100, 160, 500, 1000' },
  {
    title: 'Heating and cooling',
    from: 'btu',
    values: '500, 1000, 5000, 6000, 8000, 10000, 12000, 15000, 18000, 24000, 30000, 36000, 60000, 100000',
  },
];
