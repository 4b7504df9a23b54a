import type { TableSource } from '../../category-schema.ts';

const title = 'Electric cars and trucks';

export const tables: readonly TableSource[] = [
  { title, from: 'mi-kwh', values: '1.5, 2, 2.5, 2.8, 3, 3.2, 3.5, 3.8, 4, 4.2, 4.5, 5' },
  { title, from: 'kwh-100km', values: '12, 13, 14, 15, 16, 17, 18, 20, 22, 25, 30, 40' },
  { title, from: 'wh-mi', values: '200, 220, 240, 260, 280, 300, 325, 350, 400, 450, 500' },
  { title, from: 'wh-km', values: '10, 20, 120, 140, 150, 160, 170, 180, 200, 220, 250, 300' },
  { title, from: 'mpge', values: '60, 70, 80, 90, 95, 100, 105, 110, 115, 120, 130, 140' },
  { title, from: 'kwh-100mi', values: '24, 26, 28, 30, 32, 34, 36, 40, 45, 50, 60' },
  { title, from: 'km-kwh', values: '3, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9' },
];
