import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Land',
    from: 'ac',
    labels: 'Plot',
    values: [
      ['0.25', 'Quarter-acre lot'],
      ['0.5', 'Half-acre lot'],
      ['1', 'Square with sides of 208.7 feet'],
      ['40', 'Quarter of a quarter section'],
      ['80', 'Half of a quarter section'],
      ['160', 'Quarter section'],
      ['320', 'Half section'],
      ['640', 'Section, one mile square'],
    ],
  },
  { title: 'Land', from: 'ha', values: '0.25, 0.5, 0.75, 1.5, 3, 4, 15, 25, 40, 75, 200, 500, 1000' },
  {
    title: 'Lots',
    from: 'ft2',
    to: ['ac', 'ha'],
    values: '2500, 5000, 6000, 7500, 8000, 10000, 12000, 15000, 20000, 21780, 30000, 43560, 87120',
  },
  {
    title: 'Rooms and homes',
    from: 'ft2',
    to: ['m2', 'yd2'],
    values: '80, 120, 150, 200, 250, 400, 500, 750, 1000, 1200, 1500, 2000, 2500, 3000',
  },
  {
    title: 'Rooms and homes',
    from: 'm2',
    to: ['ft2', 'yd2'],
    values: '8, 12, 15, 18, 25, 30, 40, 60, 75, 80, 90, 120, 150, 200',
  },
  {
    title: 'Lots',
    from: 'm2',
    to: ['ac', 'ha'],
    values: '250, 400, 500, 600, 750, 800, 1000, 1500, 2000, 2500, 5000, 10000',
  },
];
