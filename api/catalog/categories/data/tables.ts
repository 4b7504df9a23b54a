import type { TableSource } from '../../category-schema.ts';

export const tables: readonly TableSource[] = [
  { title: 'File sizes', from: 'mb', values: '3, 4, 8, 15, 25, 64, 128, 256, 500, 512, 700, 1000, 1500, 2000, 4700' },
  {
    title: 'File sizes',
    from: 'kb',
    values: '4, 8, 15, 25, 64, 128, 200, 250, 256, 500, 512, 750, 1000, 1024, 1500, 2000',
  },
  { title: 'File sizes', from: 'b', values: '4, 8, 16, 32, 64, 128, 140, 256, 512, 1000, 1024, 2048, 4096, 65536' },
  {
    title: 'Memory and storage',
    from: 'gb',
    values: '0.5, 1.5, 3, 4, 4.7, 8, 16, 32, 64, 128, 256, 500, 512, 1000, 2000',
  },
  { title: 'Drives', from: 'tb', values: '0.25, 0.5, 0.75, 1.5, 3, 4, 6, 8, 12, 15, 16, 18, 24, 30' },
  { title: 'Word sizes', from: 'bit', values: '4, 8, 12, 16, 24, 32, 64, 128, 160, 256, 512, 1024, 2048, 4096' },
  {
    title: 'Rates of sound and video',
    from: 'kbit',
    values: '16, 32, 56, 64, 96, 128, 160, 192, 256, 320, 500, 1000, 1500, 3000',
  },
  { title: 'Connections', from: 'mbit', values: '3, 4, 6, 8, 16, 25, 30, 40, 75, 150, 200, 250, 300, 500, 1000' },
  { title: 'Connections', from: 'gbit', values: '0.1, 0.25, 0.3, 0.5, 0.6, 0.75, 1.5, 2.5, 3, 4, 8, 25, 40, 400' },
  { title: 'Memory and storage', from: 'gib', values: '0.5, 1, 2, 4, 8, 12, 16, 24, 32, 64, 128, 256, 512' },
  { title: 'Memory and storage', from: 'mib', values: '4, 8, 16, 32, 64, 128, 256, 512, 700, 1024, 2048, 4096' },
  { title: 'File sizes', from: 'kib', values: '0.5, 1, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048' },
];
