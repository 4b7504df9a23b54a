import { defineUnits } from '../../define-units.ts';

export const units = defineUnits('data', 'b', {
  b: { singular: 'byte', symbol: 'B', searchedAs: 'bytes', aliases: 'octet octets', toBase: '1' },
  kb: { singular: 'kilobyte', symbol: 'kB', slug: 'kb', aliases: 'kbyte kbytes', toBase: '1000' },
  mb: { singular: 'megabyte', symbol: 'MB', slug: 'mb', aliases: 'mbyte mbytes meg megs', toBase: '1000000' },
  gb: { singular: 'gigabyte', symbol: 'GB', slug: 'gb', aliases: 'gbyte gbytes gig gigs', toBase: '1000000000' },
  tb: { singular: 'terabyte', symbol: 'TB', slug: 'tb', aliases: 'tbyte tbytes', toBase: '1000000000000' },
  bit: { singular: 'bit', searchedAs: 'bits', toBase: '1/8' },
  kbit: { singular: 'kilobit', slug: 'kbit', aliases: 'kbits', toBase: '125' },
  mbit: { singular: 'megabit', symbol: 'Mbit', slug: 'mbit', aliases: 'mbits', toBase: '125000' },
  gbit: { singular: 'gigabit', symbol: 'Gbit', slug: 'gbit', aliases: 'gbits', toBase: '125000000' },
  kib: { singular: 'kibibyte', symbol: 'KiB', slug: 'kib', aliases: 'kibs', toBase: '1024' },
  mib: { singular: 'mebibyte', symbol: 'MiB', slug: 'mib', aliases: 'mibs', toBase: '1048576' },
  gib: { singular: 'gibibyte', symbol: 'GiB', slug: 'gib', aliases: 'gibs', toBase: '1073741824' },
  tib: { singular: 'tebibyte', symbol: 'TiB', slug: 'tib', aliases: 'tibs', toBase: '1099511627776' },
});
