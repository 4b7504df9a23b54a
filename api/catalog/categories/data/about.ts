import type { Faq } from '@site/api-contract';
import type { CategoryAbout } from '../../category-schema.ts';

const IEC = 'IEC 80000-13: decimal prefixes, a byte of 8 bits';
const BINARY = 'IEC 80000-13: binary prefixes, a byte of 8 bits';

function thousandOr1024(unit: string, decimal: string, name: string, binary: string): Faq {
  return {
    question: `Is a ${unit} counted in steps of 1000 or of 1024?`,
    answer:
      `Here, as on drives and in the international standard, of 1000: a ${unit} is ${decimal} bytes. Some ` +
      `systems count in steps of 1024; that unit is properly the ${name} of ${binary} bytes.`,
  };
}

function largerThan(binary: string, decimal: string, percent: string): Faq {
  return {
    question: `How much larger is a ${binary} than a ${decimal}?`,
    answer: `By about ${percent} percent: a ${binary} is made in steps of 1024, a ${decimal} in steps of 1000.`,
  };
}

export const about: CategoryAbout = {
  b: {
    definition: 'A byte is 8 bits, enough memory for one plain letter.',
    authority: IEC,
    use: 'File sizes and memory are counted in bytes and their multiples.',
    examples: [
      { quantity: '140', label: 'a text message', isExact: true },
      { quantity: '16', label: 'an IPv6 address', isExact: true },
    ],
    question: {
      question: 'What is the difference between a bit and a byte?',
      neighbors: ['bit', 'kbit', 'mbit', 'gbit'],
      answer:
        'A byte has 8 bits. Files and memory are counted in bytes (B) and connection speeds in bits (bit) per ' +
        'second, so divide a speed by 8 to get bytes per second.',
    },
  },
  kb: {
    definition: 'A kilobyte is 1000 bytes.',
    authority: IEC,
    use: 'Short documents, icons, and emails are measured in kilobytes.',
    examples: [
      { quantity: '1474.56', label: 'a 3.5-inch floppy disk', isExact: true },
      { quantity: '3', label: 'a page of plain text' },
    ],
    question: thousandOr1024('kilobyte', '1000', 'kibibyte', '1024'),
  },
  mb: {
    definition: 'A megabyte is a million bytes.',
    authority: IEC,
    use: 'Photos, songs, and apps are measured in megabytes.',
    examples: [
      { quantity: '3', label: 'a smartphone photo' },
      { quantity: '10.6', label: 'a minute of CD-quality sound' },
      { quantity: '4', label: 'a song as an MP3 file' },
    ],
    question: thousandOr1024('megabyte', '1,000,000', 'mebibyte', '1,048,576'),
  },
  gb: {
    definition: 'A gigabyte is a billion bytes.',
    authority: IEC,
    use: 'Phone storage, mobile data plans, and movies are measured in gigabytes.',
    examples: [
      { quantity: '25', label: 'a single-layer Blu-ray disc', isExact: true },
      { quantity: '4.7', label: 'a single-layer DVD', isExact: true },
      { quantity: '2.25', label: 'an hour of HD video at 5 megabits per second', isExact: true },
    ],
    question: thousandOr1024('gigabyte', '1,000,000,000', 'gibibyte', '1,073,741,824'),
  },
  tb: {
    definition: 'A terabyte is a trillion bytes, or 1000 gigabytes.',
    authority: IEC,
    use: 'Hard drives, backups, and data centers are measured in terabytes.',
    examples: [
      { quantity: '18', label: 'an LTO-9 tape', isExact: true },
      { quantity: '2', label: 'a home backup drive' },
    ],
    question: thousandOr1024('terabyte', '1,000,000,000,000', 'tebibyte', '1,099,511,627,776'),
  },
  bit: {
    definition: 'A bit is the smallest amount of information: a 0 or a 1. Eight of them make a byte.',
    authority: IEC,
    use: 'Connection speeds, encryption keys, and color depth are given in bits.',
    examples: [
      { quantity: '32', label: 'an IPv4 address', isExact: true },
      { quantity: '256', label: 'an AES-256 encryption key', isExact: true },
    ],
  },
  kbit: {
    definition: 'A kilobit is 1000 bits or 125 bytes.',
    authority: IEC,
    use: 'Audio streams and slow connections are rated in kilobits per second.',
    examples: [
      { quantity: '128', label: 'one second of an ordinary MP3 stream' },
      { quantity: '64', label: 'one second of a digital phone call', isExact: true },
    ],
  },
  mbit: {
    definition: 'A megabit is a million bits or 125,000 bytes.',
    authority: IEC,
    use: 'Internet connections and video streams are rated in megabits per second.',
    examples: [
      { quantity: '100', label: 'one second at full speed on a 100 Mbit/s connection', isExact: true },
      { quantity: '5', label: 'one second of streamed HD video' },
    ],
    question: {
      question: 'Is a megabit the same as a megabyte?',
      neighbors: ['b', 'kb', 'mb', 'gb', 'tb', 'kib', 'mib', 'gib', 'tib'],
      answer:
        'No. A megabyte has 8 megabits. A 100-megabit-per-second connection downloads at most 12.5 megabytes per second.',
    },
  },
  gbit: {
    definition: 'A gigabit is a billion bits or 125 million bytes.',
    authority: IEC,
    use: 'Fiber connections and office networks are rated in gigabits per second.',
    examples: [
      { quantity: '37.6', label: 'a single-layer DVD', isExact: true },
      { quantity: '1', label: 'one second at full speed on gigabit Ethernet', isExact: true },
    ],
  },
  kib: {
    definition: 'A kibibyte is 1024 bytes.',
    authority: BINARY,
    use: 'Pages of memory, disk blocks, and small caches are sized in kibibytes.',
    examples: [
      { quantity: '4', label: 'a standard page of memory', isExact: true },
      { quantity: '64', label: 'a Commodore 64’s memory', isExact: true },
      { quantity: '1440', label: 'a 3.5-inch floppy disk', isExact: true },
    ],
    question: largerThan('kibibyte', 'kilobyte', '2.4'),
  },
  mib: {
    definition: 'A mebibyte is 1024 kibibytes, or 1,048,576 bytes.',
    authority: BINARY,
    use: 'Linux and developer tools that count in powers of two give files and memory in mebibytes.',
    examples: [
      { quantity: '2', label: 'a large page of memory on a PC', isExact: true },
      { quantity: '650', label: 'a 74-minute CD-ROM' },
      { quantity: '32', label: 'a desktop processor’s cache' },
    ],
    question: largerThan('mebibyte', 'megabyte', '4.9'),
  },
  gib: {
    definition: 'A gibibyte is 1024 mebibytes, or 1,073,741,824 bytes.',
    authority: BINARY,
    use: 'Computer and phone memory comes in gibibytes, although labels say GB.',
    examples: [
      { quantity: '16', label: 'a laptop’s memory', isExact: true },
      { quantity: '4', label: 'the most memory that 32-bit addresses can reach', isExact: true },
    ],
    question: largerThan('gibibyte', 'gigabyte', '7.4'),
  },
  tib: {
    definition: 'A tebibyte is 1024 gibibytes, or 1,099,511,627,776 bytes.',
    authority: BINARY,
    use: 'Servers and backup systems that count in powers of two give disk sizes in tebibytes.',
    examples: [
      {
        quantity: '2',
        label: 'the largest disk an MBR partition table can describe, with 512-byte sectors',
        isExact: true,
      },
      { quantity: '16', label: 'the largest file on an ext4 disk with 4 KiB blocks', isExact: true },
    ],
    question: largerThan('tebibyte', 'terabyte', '10'),
  },
};
