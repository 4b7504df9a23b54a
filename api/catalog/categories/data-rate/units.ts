import { defineUnits } from '../../define-units.ts';

/** Fields and URLs accept these spellings. The search box also accepts any data unit per second. */
function spellings(short: string, long: string): string {
  return `${short}-sec ${short}s-s ${short}s-sec ${short}-per-second ${short}s-per-second ${long}-s`;
}

export const units = defineUnits('data-rate', 'byte-s', {
  'bit-s': {
    singular: 'bit per second',
    symbol: 'bit/s',
    searchedAs: 'bps',
    aliases: 'bps bit-sec bits-s bits-sec bits-a-second',
    toBase: '1/8',
  },
  'kbit-s': {
    singular: 'kilobit per second',
    symbol: 'kbit/s',
    searchedAs: 'kbps',
    slug: 'kbps',
    aliases: `kbps ${spellings('kbit', 'kilobit')}`,
    toBase: '125',
  },
  'mbit-s': {
    singular: 'megabit per second',
    symbol: 'Mbit/s',
    searchedAs: 'Mbps',
    slug: 'mbps',
    aliases: `mbps ${spellings('mbit', 'megabit')}`,
    toBase: '125000',
  },
  'gbit-s': {
    singular: 'gigabit per second',
    symbol: 'Gbit/s',
    searchedAs: 'Gbps',
    slug: 'gbps',
    aliases: `gbps ${spellings('gbit', 'gigabit')}`,
    toBase: '125000000',
  },
  'byte-s': {
    singular: 'byte per second',
    symbol: 'B/s',
    searchedAs: 'bytes per second',
    aliases: 'byte-sec bytes-s bytes-sec octets-per-second',
    toBase: '1',
  },
  'kb-s': {
    singular: 'kilobyte per second',
    symbol: 'kB/s',
    slug: 'kb-per-second',
    aliases: 'kbyte-s kbytes-s kbytes-per-second kilobyte-s kilobytes-s',
    toBase: '1000',
  },
  'mb-s': {
    singular: 'megabyte per second',
    symbol: 'MB/s',
    slug: 'mb-per-second',
    aliases: 'mbyte-s mbytes-s mbytes-per-second megabyte-s megabytes-s megs-per-second',
    toBase: '1000000',
  },
  'gb-s': {
    singular: 'gigabyte per second',
    symbol: 'GB/s',
    slug: 'gb-per-second',
    aliases: 'gbyte-s gbytes-s gbytes-per-second gigabyte-s gigabytes-s gigs-per-second',
    toBase: '1000000000',
  },
  'mib-s': {
    singular: 'mebibyte per second',
    symbol: 'MiB/s',
    slug: 'mib-per-second',
    aliases: 'mib-sec mibs-s mebibyte-s mebibytes-s',
    toBase: '1048576',
  },
});
