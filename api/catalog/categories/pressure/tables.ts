import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Tire pressures',
    from: 'psi',
    to: ['bar', 'kpa'],
    values: '26, 28, 29, 30, 32, 33, 35, 36, 38, 40, 44, 60, 80, 90, 120',
  },
  {
    title: 'Tire pressures',
    from: 'bar',
    to: ['psi', 'kpa'],
    values: '1.8, 1.9, 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 3, 4, 6, 8',
  },
  {
    title: 'Tire pressures',
    from: 'kpa',
    to: ['psi', 'bar'],
    values: '180, 190, 200, 210, 220, 230, 240, 250, 260, 280, 300, 400, 600, 800',
  },
  {
    title: 'Blood pressures',
    from: 'mmhg',
    to: ['kpa', 'pa', 'torr'],
    values: '60, 70, 75, 80, 85, 90, 100, 110, 120, 130, 140, 160, 180',
  },
  {
    title: 'Blood pressures',
    from: 'kpa',
    to: ['mmhg', 'torr'],
    values: '8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 24',
  },
  {
    title: 'Air pressures',
    from: 'hpa',
    to: ['inhg', 'mmhg', 'kpa', 'torr', 'psi', 'atm'],
    values: '950, 960, 970, 980, 990, 1000, 1005, 1010, 1013.25, 1015, 1020, 1030, 1040, 1050',
  },
  {
    title: 'Air pressures',
    from: 'inhg',
    to: ['hpa', 'mmhg', 'kpa', 'torr', 'psi', 'atm'],
    values: '28, 28.5, 29, 29.2, 29.4, 29.6, 29.8, 29.92, 30, 30.2, 30.4, 30.6, 30.8, 31',
  },
];
