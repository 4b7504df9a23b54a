import type { CategoryEducation } from '../../category-schema.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Bits per second, bytes per second',
      paragraphs: [
        'A data rate is an amount of data per second. Lines carry one bit after another, so connections are rated in ' +
          'bits per second (Mbps or Mbit/s). Files are stored in bytes of 8 bits, so downloads and drives show bytes ' +
          'per second (MB/s).',
        'That’s the whole conversion: divide by 8. 100 megabits per second is 12.5 megabytes per second. The case of ' +
          'one letter makes the difference, so if it may have been typed carelessly, ask which one it is.',
      ],
    },
    {
      heading: 'How long does a download take?',
      paragraphs: [
        'Divide the size in bits by the bits per second. A gigabyte is 8000 megabits: at 100 Mbps it takes 80 seconds, ' +
          'or 1 minute 20 seconds, and at 25 Mbps four times as long. A 60-gigabyte game takes 80 minutes at 100 ' +
          'Mbps and 8 at 1000.',
        'These are the best cases. Every packet carries addresses and checks along with its data, so even on a cable ' +
          'only about 95 percent of the rate is left for the file.',
      ],
    },
    {
      heading: '1000 or 1024?',
      paragraphs: [
        'Line rates have always been counted in steps of 1000: a gigabit per second is 1,000,000,000 bits each ' +
          'second. Programs that show how fast a file is copied may count in steps of 1024. The proper name of their ' +
          'unit is the mebibyte per second (MiB/s), 4.9 percent more than a megabyte per second, though many write ' +
          'MB/s.',
      ],
    },
    {
      heading: 'Download, upload, and what’s in between',
      paragraphs: [
        'Most plans are faster for downloads than for uploads; the FCC has counted a line as broadband since 2024 if ' +
          'it gives 100 Mbps down and 20 up. The slowest part of the path sets the pace: the line, the Wi-Fi, the ' +
          'server at the other end, or the drive that has to store it all.',
        'A fast rate doesn’t make a connection quick to respond. How long a signal takes there and back (ping, in ' +
          'milliseconds) depends on distance and on the devices in between, not on the megabits.',
      ],
    },
    {
      heading: 'Rates to remember',
      paragraphs: [
        'A phone call takes 64 kilobits per second, music at best MP3 quality 320, an HD video about 5 megabits per ' +
          'second and a 4K video about 20. A hard disk reads about 150 megabytes per second, a SATA solid-state drive ' +
          '550 and a fast NVMe drive 7000.',
      ],
    },
  ],
  sources: [
    {
      publisher: 'International Electrotechnical Commission (IEC)',
      title: 'IEC 80000-13: Quantities and units, Part 13: Information science and technology',
    },
    {
      publisher: 'US Federal Communications Commission (FCC)',
      title: '2024 Section 706 Report: Deployment of Advanced Telecommunications Capability',
      issued: '2024',
    },
  ],
};
