import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  {
    title: 'Motors and engines',
    from: 'rpm',
    values: '33, 45, 78, 300, 600, 750, 900, 1000, 1200, 1500, 1800, 3000, 3600, 5400, 7200',
  },
  {
    title: 'Motors on alternating current',
    from: 'Hz',
    to: ['rpm', 'rad-s', 'deg-s'],
    values: '5, 15, 16.7, 25, 30, 40, 45, 50, 55, 60, 75, 90, 120, 400',
  },
  {
    title: 'Notes of the piano',
    from: 'Hz',
    labels: 'Note',
    values: [
      ['27.5', 'A0, the lowest'],
      ['55', 'A1'],
      ['110', 'A2'],
      ['220', 'A3'],
      ['261.626', 'C4, middle C'],
      ['329.628', 'E4'],
      ['391.995', 'G4'],
      ['440', 'A4, concert pitch'],
      ['523.251', 'C5'],
      ['880', 'A5'],
      ['1760', 'A6'],
      ['3520', 'A7'],
      ['4186.01', 'C8, the highest'],
    ],
  },
  {
    title: 'Sound and AM radio',
    from: 'kHz',
    values: '8, 16, 22.05, 32, 44.1, 48, 96, 192, 530, 700, 1000, 1200, 1600, 1700',
  },
  {
    title: 'Radio bands',
    from: 'MHz',
    values: '3.5, 7, 13.56, 14, 27, 88, 108, 121.5, 144, 433, 700, 915, 1800, 2400, 5180',
  },
  {
    title: 'Processors and Wi-Fi',
    from: 'GHz',
    values: '0.7, 0.9, 1.2, 1.8, 2.4, 2.6, 3, 3.2, 3.6, 4, 4.5, 5.5, 6, 28, 60',
  },
];
