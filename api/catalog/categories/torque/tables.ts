import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Wheels and bolts',
    from: 'Nm',
    to: ['lbf-ft', 'kgf-m'],
    values: '6, 8, 12, 15, 25, 30, 40, 60, 80, 90, 110, 120, 140, 160',
  },
  {
    title: 'Engines',
    from: 'Nm',
    to: ['lbf-ft', 'kgf-m'],
    values: '90, 150, 180, 200, 230, 250, 300, 350, 400, 450, 500, 600, 700, 2600',
  },
  { title: 'Small bolts', from: 'Nm', values: '0.5, 0.8, 1.5, 2.5, 3, 4, 6, 8, 9, 12, 14, 15, 16, 25' },
  {
    title: 'Wheels and bolts',
    from: 'lbf-ft',
    to: ['Nm', 'kgf-m'],
    values: '6, 8, 12, 15, 18, 25, 30, 40, 60, 75, 80, 90, 110, 140',
  },
  {
    title: 'Engines',
    from: 'lbf-ft',
    to: ['Nm', 'kgf-m'],
    values: '70, 110, 130, 150, 180, 200, 250, 300, 350, 400, 475, 500, 900, 1850',
  },
  { title: 'Small bolts', from: 'lbf-in', values: '4, 8, 15, 18, 25, 30, 35, 40, 44, 60, 75, 80, 90, 120, 200' },
  {
    title: 'Servos and small motors',
    from: 'kgf-cm',
    values: '0.5, 1.5, 1.8, 3.2, 4, 6, 8, 9, 12, 15, 25, 30, 35, 60',
  },
  {
    title: 'Servos and small motors',
    from: 'ozf-in',
    values: '8, 15, 25, 42, 44, 59, 64, 76, 125, 180, 280, 350, 425, 500',
  },
  { title: 'Screws and small motors', from: 'Ncm', values: '8, 12, 15, 25, 30, 35, 40, 42, 45, 60, 80, 120, 150, 200' },
  { title: 'Engines and wheels', from: 'kgf-m', values: '3, 4, 6, 8, 9, 11, 12, 14, 15, 18, 25, 30, 40, 60' },
];
