import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  { title: 'Cars and trucks', from: 'mpg-us', values: '6, 8, 12, 15, 18, 22, 25, 28, 30, 32, 35, 40, 55, 60' },
  { title: 'Cars and trucks', from: 'mpg-uk', values: '8, 15, 25, 30, 35, 40, 45, 55, 60, 65, 70, 80' },
  { title: 'Cars and trucks', from: 'l-100km', values: '3, 4, 4.5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 12, 15, 25, 30' },
  { title: 'Cars and trucks', from: 'km-l', values: '3, 4, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 25' },
  { title: 'Cars and trucks', from: 'mi-l', values: '1.5, 2.5, 4, 6, 7, 8, 9, 11, 12, 13, 15' },
];
