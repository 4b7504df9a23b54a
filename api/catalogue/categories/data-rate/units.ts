import type { UnitSource } from '../../category-schema.ts';

const IEC = 'IEC 80000-13: decimal prefixes, a byte of 8 bits; SI Brochure (BIPM, 9th edition): the second';

/** For fields and links. The box also reads any name of an amount of data per second. */
function spellings(short: string, long: string): string[] {
  return [`${short}-sec`, `${short}s-s`, `${short}s-sec`, `${short}-per-second`, `${short}s-per-second`, `${long}-s`];
}

export const units: readonly UnitSource[] = [
  {
    id: 'bit-s',
    name: 'Bits per Second',
    singular: 'bit per second',
    plural: 'bits per second',
    symbol: 'bit/s',
    searchedAs: 'bps',
    slug: 'bits-per-second',
    aliases: ['bps', 'bit-sec', 'bits-s', 'bits-sec', 'bits-a-second'],
    toBase: { numerator: '1', denominator: '8' },
    authority: IEC,
    about: {
      definition: 'A bit per second is a single 0 or 1 every second, an eighth of a byte per second.',
      use: 'It’s the unit behind all connection speeds, and the oldest modems were rated in it without any prefix.',
      examples: [
        { quantity: '300', label: 'the Hayes Smartmodem of 1981', isExact: true },
        { quantity: '9600', label: 'a serial port on its classic setting', isExact: true },
      ],
    },
  },
  {
    id: 'kbit-s',
    name: 'Kilobits per Second',
    singular: 'kilobit per second',
    plural: 'kilobits per second',
    symbol: 'kbit/s',
    searchedAs: 'kbps',
    slug: 'kbps',
    aliases: ['kbps', ...spellings('kbit', 'kilobit')],
    toBase: { numerator: '125', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A kilobit per second is 1000 bits per second.',
      use: 'Music streams, phone calls and slow connections are rated in kilobits per second.',
      examples: [
        { quantity: '56', label: 'the fastest dial-up modem', isExact: true },
        { quantity: '320', label: 'music in the best MP3 quality', isExact: true },
        { quantity: '1411.2', label: 'CD-quality sound', isExact: true },
      ],
    },
  },
  {
    id: 'mbit-s',
    name: 'Megabits per Second',
    singular: 'megabit per second',
    plural: 'megabits per second',
    symbol: 'Mbit/s',
    searchedAs: 'Mbps',
    slug: 'mbps',
    aliases: ['mbps', ...spellings('mbit', 'megabit')],
    toBase: { numerator: '125000', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A megabit per second is a million bits per second, exactly 0.125 megabytes per second.',
      use: 'Internet plans, Wi-Fi and video streams are rated in megabits per second, usually written Mbps.',
      examples: [
        { quantity: '100', label: 'the download speed that the FCC calls broadband', isExact: true },
        { quantity: '20', label: 'a 4K video stream' },
        { quantity: '5', label: 'an HD video stream' },
      ],
      question: {
        question: 'Why does my download show a much lower number than my plan?',
        beside: ['byte-s', 'kb-s', 'mb-s', 'gb-s', 'mib-s'],
        answer:
          'Because a byte has 8 bits. Plans are sold in megabits per second and download windows show megabytes per ' +
          'second: a 100 Mbps plan gives at most 12.5 MB/s.',
      },
    },
  },
  {
    id: 'gbit-s',
    name: 'Gigabits per Second',
    singular: 'gigabit per second',
    plural: 'gigabits per second',
    symbol: 'Gbit/s',
    searchedAs: 'Gbps',
    slug: 'gbps',
    aliases: ['gbps', ...spellings('gbit', 'gigabit')],
    toBase: { numerator: '125000000', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A gigabit per second is 1000 megabits per second, exactly 125 megabytes per second.',
      use: 'Fiber plans, office networks, USB ports and display cables are rated in gigabits per second.',
      examples: [
        { quantity: '1', label: 'a gigabit Ethernet port', isExact: true },
        { quantity: '5', label: 'a USB 3.0 port', isExact: true },
        { quantity: '40', label: 'a Thunderbolt 4 cable', isExact: true },
      ],
    },
  },
  {
    id: 'byte-s',
    name: 'Bytes per Second',
    singular: 'byte per second',
    plural: 'bytes per second',
    symbol: 'B/s',
    searchedAs: 'bytes per second',
    slug: 'bytes-per-second',
    aliases: ['byte-sec', 'bytes-s', 'bytes-sec', 'octets-per-second'],
    toBase: { numerator: '1', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A byte per second is 8 bits per second.',
      use: 'Programs count bytes per second internally and show them with a prefix.',
      examples: [
        { quantity: '5', label: 'someone who types 60 words a minute' },
        { quantity: '176400', label: 'CD-quality sound', isExact: true },
      ],
    },
  },
  {
    id: 'kb-s',
    name: 'Kilobytes per Second',
    singular: 'kilobyte per second',
    plural: 'kilobytes per second',
    symbol: 'kB/s',
    slug: 'kb-per-second',
    aliases: ['kbyte-s', 'kbytes-s', 'kbytes-per-second', 'kilobyte-s', 'kilobytes-s'],
    toBase: { numerator: '1000', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A kilobyte per second is 1000 bytes per second.',
      use: 'Slow downloads and background traffic are shown in kilobytes per second.',
      examples: [
        { quantity: '7', label: 'the fastest dial-up modem', isExact: true },
        { quantity: '153.6', label: 'a CD-ROM drive at single speed', isExact: true },
      ],
    },
  },
  {
    id: 'mb-s',
    name: 'Megabytes per Second',
    singular: 'megabyte per second',
    plural: 'megabytes per second',
    symbol: 'MB/s',
    slug: 'mb-per-second',
    aliases: ['mbyte-s', 'mbytes-s', 'mbytes-per-second', 'megabyte-s', 'megabytes-s', 'megs-per-second'],
    toBase: { numerator: '1000000', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A megabyte per second is a million bytes per second, exactly 8 megabits per second.',
      use: 'Download windows, drives and memory cards are measured in megabytes per second.',
      examples: [
        { quantity: '12.5', label: 'a 100-megabit connection at full speed', isExact: true },
        { quantity: '150', label: 'a hard disk' },
        { quantity: '550', label: 'a SATA solid-state drive' },
      ],
      question: {
        question: 'How long does a 1 GB download take?',
        beside: ['kbit-s', 'mbit-s', 'gbit-s', 'gb-s'],
        answer:
          'Divide 1000 by the megabytes per second, or 8000 by the megabits per second. At 100 megabits per second, ' +
          'it’s 80 seconds, or 1 minute 20 seconds, at best.',
      },
    },
  },
  {
    id: 'gb-s',
    name: 'Gigabytes per Second',
    singular: 'gigabyte per second',
    plural: 'gigabytes per second',
    symbol: 'GB/s',
    slug: 'gb-per-second',
    aliases: ['gbyte-s', 'gbytes-s', 'gbytes-per-second', 'gigabyte-s', 'gigabytes-s', 'gigs-per-second'],
    toBase: { numerator: '1000000000', denominator: '1' },
    authority: IEC,
    about: {
      definition: 'A gigabyte per second is 1000 megabytes per second, exactly 8 gigabits per second.',
      use: 'Fast solid-state drives, memory and graphics cards are rated in gigabytes per second.',
      examples: [
        { quantity: '7', label: 'a fast NVMe solid-state drive' },
        { quantity: '51.2', label: 'two channels of DDR4-3200 memory', isExact: true },
      ],
    },
  },
  {
    id: 'mib-s',
    name: 'Mebibytes per Second',
    singular: 'mebibyte per second',
    plural: 'mebibytes per second',
    symbol: 'MiB/s',
    slug: 'mib-per-second',
    aliases: ['mib-sec', 'mibs-s', 'mebibyte-s', 'mebibytes-s'],
    toBase: { numerator: '1048576', denominator: '1' },
    authority: 'IEC 80000-13: binary prefixes, a byte of 8 bits; SI Brochure (BIPM, 9th edition): the second',
    about: {
      definition: 'A mebibyte per second is exactly 1,048,576 bytes per second.',
      use: 'Copying and backup programs often count in mebibytes per second, even where they write MB/s.',
      examples: [
        { quantity: '11.9', label: 'a 100-megabit connection at full speed' },
        { quantity: '525', label: 'a SATA solid-state drive' },
      ],
      question: {
        question: 'Is MiB/s the same as MB/s?',
        answer:
          'Not quite. A mebibyte is 1024 × 1024 bytes and a megabyte a million, so the same transfer is 4.9 percent ' +
          'more in MB/s. Windows counts in steps of 1024 and writes MB/s all the same.',
      },
    },
  },
];
