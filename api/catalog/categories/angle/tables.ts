import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  { title: 'Common angles', from: 'deg', values: '15, 22.5, 30, 36, 45, 60, 72, 75, 90, 120, 135, 150, 180, 270, 360' },
  { title: 'Common angles', from: 'grad', values: '12.5, 25, 40, 75, 80, 150, 200, 300, 400' },
  { title: 'Common angles', from: 'rad', values: '0.01, 0.1, 0.25, 0.5, 0.75, 1.5, 1.57, 3, 3.14, 4, 6, 6.28' },
  { title: 'Parts of a turn', from: 'turn', values: '1/12, 1/8, 1/6, 1/4, 1/3, 1/2, 2/3, 3/4, 1 1/2, 3' },
];
