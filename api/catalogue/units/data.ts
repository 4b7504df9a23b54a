import type { CategoryUnits } from '../engine/unit-definition.ts';

const IEC = 'IEC 80000-13: decimal prefixes, a byte of 8 bits';

export const data: CategoryUnits = {
  category: 'data',
  base: 'b',
  units: [
    {
      id: 'b', category: 'data', name: 'Bytes', singular: 'byte', plural: 'bytes', symbol: 'B',
      fullName: 'Bytes (B)', slug: 'bytes', aliases: ['octet', 'octets'],
      toBase: { numerator: '1', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'kb', category: 'data', name: 'Kilobytes', singular: 'kilobyte', plural: 'kilobytes', symbol: 'kB',
      fullName: 'Kilobytes (kB)', slug: 'kb', aliases: ['kbyte', 'kbytes'],
      toBase: { numerator: '1000', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'mb', category: 'data', name: 'Megabytes', singular: 'megabyte', plural: 'megabytes', symbol: 'MB',
      fullName: 'Megabytes (MB)', slug: 'mb', aliases: ['mbyte', 'mbytes', 'meg', 'megs'],
      toBase: { numerator: '1000000', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'gb', category: 'data', name: 'Gigabytes', singular: 'gigabyte', plural: 'gigabytes', symbol: 'GB',
      fullName: 'Gigabytes (GB)', slug: 'gb', aliases: ['gbyte', 'gbytes', 'gig', 'gigs'],
      toBase: { numerator: '1000000000', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'tb', category: 'data', name: 'Terabytes', singular: 'terabyte', plural: 'terabytes', symbol: 'TB',
      fullName: 'Terabytes (TB)', slug: 'tb', aliases: ['tbyte', 'tbytes'],
      toBase: { numerator: '1000000000000', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'bit', category: 'data', name: 'Bits', singular: 'bit', plural: 'bits', symbol: 'bit',
      fullName: 'Bits (bit)', slug: 'bits', aliases: [],
      toBase: { numerator: '1', denominator: '8' },
      authority: IEC,
    },
    {
      id: 'kbit', category: 'data', name: 'Kilobits', singular: 'kilobit', plural: 'kilobits', symbol: 'kbit',
      fullName: 'Kilobits (kbit)', slug: 'kbit', aliases: ['kbits'],
      toBase: { numerator: '125', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'mbit', category: 'data', name: 'Megabits', singular: 'megabit', plural: 'megabits', symbol: 'Mbit',
      fullName: 'Megabits (Mbit)', slug: 'mbit', aliases: ['mbits'],
      toBase: { numerator: '125000', denominator: '1' },
      authority: IEC,
    },
    {
      id: 'gbit', category: 'data', name: 'Gigabits', singular: 'gigabit', plural: 'gigabits', symbol: 'Gbit',
      fullName: 'Gigabits (Gbit)', slug: 'gbit', aliases: ['gbits'],
      toBase: { numerator: '125000000', denominator: '1' },
      authority: IEC,
    },
  ],
};
