import type { CategoryAbout } from '../../category-schema.ts';

const IEC = 'IEC 80000-13: decimal prefixes, a byte of 8 bits; SI Brochure (BIPM, 9th edition): the second';

export const about: CategoryAbout = {
  'bit-s': {
    definition: 'A bit per second is a single 0 or 1 every second, an eighth of a byte per second.',
    authority: IEC,
    use: 'It’s the unit behind all connection speeds, and the oldest modems were rated in it without any prefix.',
    examples: [
      { quantity: '300', label: 'the Hayes Smartmodem of 1981', isExact: true },
      { quantity: '9600', label: 'a serial port on its classic setting', isExact: true },
    ],
  },
  'kbit-s': {
    definition: 'A kilobit per second is 1000 bits per second.',
    authority: IEC,
    use: 'Music streams, phone calls, and slow connections are rated in kilobits per second.',
    examples: [
      { quantity: '56', label: 'the fastest dial-up modem', isExact: true },
      { quantity: '320', label: 'music in the best MP3 quality', isExact: true },
      { quantity: '1411.2', label: 'CD-quality sound', isExact: true },
    ],
  },
  'mbit-s': {
    definition: 'A megabit per second is a million bits per second, exactly 0.125 megabytes per second.',
    authority: IEC,
    use: 'Internet plans, Wi-Fi, and video streams are rated in megabits per second, usually written Mbps.',
    examples: [
      { quantity: '100', label: 'the download speed that the FCC calls broadband', isExact: true },
      { quantity: '20', label: 'a 4K video stream' },
      { quantity: '5', label: 'an HD video stream' },
    ],
    question: {
      question: 'Why does my download show a much lower number than my plan?',
      neighbors: ['byte-s', 'kb-s', 'mb-s', 'gb-s', 'mib-s'],
      answer:
        'Because a byte has 8 bits. Plans are sold in megabits per second and download windows show megabytes per ' +
        'second: a 100 Mbps plan gives at most 12.5 MB/s.',
    },
  },
  'gbit-s': {
    definition: 'A gigabit per second is 1000 megabits per second, exactly 125 megabytes per second.',
    authority: IEC,
    use: 'Fiber plans, office networks, USB ports, and display cables are rated in gigabits per second.',
    examples: [
      { quantity: '1', label: 'a gigabit Ethernet port', isExact: true },
      { quantity: '5', label: 'a USB 3.0 port', isExact: true },
      { quantity: '40', label: 'a Thunderbolt 4 cable', isExact: true },
    ],
  },
  'byte-s': {
    definition: 'A byte per second is 8 bits per second.',
    authority: IEC,
    use: 'Programs count bytes per second internally and show them with a prefix.',
    examples: [
      { quantity: '5', label: 'someone who types 60 words a minute' },
      { quantity: '176400', label: 'CD-quality sound', isExact: true },
    ],
  },
  'kb-s': {
    definition: 'A kilobyte per second is 1000 bytes per second.',
    authority: IEC,
    use: 'Slow downloads and background traffic are shown in kilobytes per second.',
    examples: [
      { quantity: '7', label: 'the fastest dial-up modem', isExact: true },
      { quantity: '153.6', label: 'a CD-ROM drive at single speed', isExact: true },
    ],
  },
  'mb-s': {
    definition: 'A megabyte per second is a million bytes per second, exactly 8 megabits per second.',
    authority: IEC,
    use: 'Download windows, drives, and memory cards are measured in megabytes per second.',
    examples: [
      { quantity: '12.5', label: 'a 100-megabit connection at full speed', isExact: true },
      { quantity: '150', label: 'a hard disk' },
      { quantity: '550', label: 'a SATA solid-state drive' },
    ],
    question: {
      question: 'How long does a 1 GB download take?',
      neighbors: ['kbit-s', 'mbit-s', 'gbit-s', 'gb-s'],
      answer:
        'Divide 1000 by the megabytes per second, or 8000 by the megabits per second. At 100 megabits per second, ' +
        'it’s 80 seconds, or 1 minute 20 seconds, at best.',
    },
  },
  'gb-s': {
    definition: 'A gigabyte per second is 1000 megabytes per second, exactly 8 gigabits per second.',
    authority: IEC,
    use: 'Fast solid-state drives, memory, and graphics cards are rated in gigabytes per second.',
    examples: [
      { quantity: '7', label: 'a fast NVMe solid-state drive' },
      { quantity: '51.2', label: 'two channels of DDR4-3200 memory', isExact: true },
    ],
  },
  'mib-s': {
    definition: 'A mebibyte per second is exactly 1,048,576 bytes per second.',
    authority: 'IEC 80000-13: binary prefixes, a byte of 8 bits; SI Brochure (BIPM, 9th edition): the second',
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
};
