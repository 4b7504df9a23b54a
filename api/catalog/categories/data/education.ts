import type { CategoryEducation } from '../../category-schema.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Bits and bytes',
      paragraphs: [
        'A bit is a single 0 or 1. Eight bits make a byte, which can hold one of 256 values: a plain letter, for ' +
          'example. Files and memory are measured in bytes, with a capital B, and connection speeds in bits ' +
          'per second.',
        'That’s why a 100-megabit-per-second connection downloads at most 12.5 megabytes per second: 100 divided by 8.',
      ],
    },
    {
      heading: '1000 or 1024?',
      paragraphs: [
        'In the SI and in the standard IEC 80000-13, kilo means 1000, mega a million, and giga a billion, for ' +
          'bytes as for meters. This site follows it, and so do drive makers.',
        'Memory is built in powers of two, and early on 1024 bytes were called a kilobyte, too. Since 1998 ' +
          'these multiples have had their own names: a kibibyte (KiB) is 1024 bytes, a mebibyte (MiB) ' +
          '1,048,576, a gibibyte (GiB) 1,073,741,824 and a tebibyte (TiB) 1,099,511,627,776. This site converts both.',
        'The gap grows with size, from 2.4 percent for the kilobyte to 10 percent for the terabyte. A 1-terabyte ' +
          'drive shows as 931 gigabytes on systems that count in steps of 1024 but write GB.',
      ],
    },
    {
      heading: 'How big are common files?',
      paragraphs: [
        'A page of plain text is about 3 kilobytes, a photo from a phone about 3 megabytes, a song as an MP3 ' +
          'file about 4, and an hour of streamed HD video about 2 gigabytes. A DVD holds 4.7 gigabytes, a Blu-ray ' +
          'disc 25 on each layer.',
      ],
    },
    {
      heading: 'How long does a download take?',
      paragraphs: [
        'Multiply the size in bytes by 8 and divide by the speed in bits per second. A 1-gigabyte file is 8 ' +
          'gigabits; at 50 megabits per second, it takes 160 seconds at best. Real connections lose a few percent to ' +
          'overhead.',
      ],
    },
  ],
  sources: [
    {
      publisher: 'International Electrotechnical Commission (IEC)',
      title: 'IEC 80000-13: Quantities and units, Part 13: Information science and technology',
    },
  ],
};
