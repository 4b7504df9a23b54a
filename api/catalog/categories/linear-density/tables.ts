import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Stockings and fabrics',
    from: 'den',
    values: '8, 12, 15, 20, 30, 40, 70, 80, 210, 420, 500, 600, 840, 1680',
  },
  { title: 'Synthetic yarns', from: 'dtex', values: '22, 33, 44, 56, 78, 84, 110, 167, 235, 280, 470, 550, 1100' },
  { title: 'Yarns', from: 'tex', values: '7.5, 15, 20, 25, 30, 40, 60, 80, 105, 200, 400' },
  { title: 'Cotton yarns', from: 'ne', values: '6, 7, 12, 16, 24, 30, 40, 60, 80, 120' },
  { title: 'Wool and knitting yarns', from: 'metric-count', values: '2, 3.5, 7.5, 12, 15, 26, 28, 48, 60' },
];
