import { defineUnits } from '../../define-units.ts';

const IEC = 'IEC 80000-13: decimal prefixes, a byte of 8 bits';
const BINARY = 'IEC 80000-13: binary prefixes, a byte of 8 bits';

export const units = defineUnits('data', 'b', {
  b: { singular: 'byte', symbol: 'B', searchedAs: 'bytes', aliases: 'octet octets', toBase: '1', authority: IEC },
  kb: { singular: 'kilobyte', symbol: 'kB', slug: 'kb', aliases: 'kbyte kbytes', toBase: '1000', authority: IEC },
  mb: {
    singular: 'megabyte',
    symbol: 'MB',
    slug: 'mb',
    aliases: 'mbyte mbytes meg megs',
    toBase: '1000000',
    authority: IEC,
  },
  gb: {
    singular: 'gigabyte',
    symbol: 'GB',
    slug: 'gb',
    aliases: 'gbyte gbytes gig gigs',
    toBase: '1000000000',
    authority: IEC,
  },
  tb: {
    singular: 'terabyte',
    symbol: 'TB',
    slug: 'tb',
    aliases: 'tbyte tbytes',
    toBase: '1000000000000',
    authority: IEC,
  },
  bit: { singular: 'bit', searchedAs: 'bits', toBase: '1/8', authority: IEC },
  kbit: { singular: 'kilobit', slug: 'kbit', aliases: 'kbits', toBase: '125', authority: IEC },
  mbit: { singular: 'megabit', symbol: 'Mbit', slug: 'mbit', aliases: 'mbits', toBase: '125000', authority: IEC },
  gbit: { singular: 'gigabit', symbol: 'Gbit', slug: 'gbit', aliases: 'gbits', toBase: '125000000', authority: IEC },
  kib: { singular: 'kibibyte', symbol: 'KiB', slug: 'kib', aliases: 'kibs', toBase: '1024', authority: BINARY },
  mib: { singular: 'mebibyte', symbol: 'MiB', slug: 'mib', aliases: 'mibs', toBase: '1048576', authority: BINARY },
  gib: { singular: 'gibibyte', symbol: 'GiB', slug: 'gib', aliases: 'gibs', toBase: '1073741824', authority: BINARY },
  tib: {
    singular: 'tebibyte',
    symbol: 'TiB',
    slug: 'tib',
    aliases: 'tibs',
    toBase: '1099511627776',
    authority: BINARY,
  },
});
