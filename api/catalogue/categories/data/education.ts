import type { CategoryEducation } from '../../category-schema.ts';

export const education: CategoryEducation = {
  sections: [
    {
      heading: 'Bits and bytes',
      paragraphs: [
        'A bit is a single 0 or 1. Eight bits make a byte, which can hold one of 256 values: a plain letter, for ' +
          'example. Files and memory are counted in bytes, with a capital B, and the speed of connections in bits ' +
          'per second.',
        'That is why a connection of 100 megabits per second loads at most 12.5 megabytes per second: 100 divided by 8.',
      ],
    },
    {
      heading: '1000 or 1024?',
      paragraphs: [
        'In the SI and in the standard IEC 80000-13, kilo means 1000, mega a million and giga a billion, for ' +
          'bytes as for meters. This site follows it, and so do the makers of drives.',
        'Memory is built in powers of two, and early on 1024 bytes were called a kilobyte as well. Since 1998 ' +
          'these multiples have had names of their own: a kibibyte (KiB) is 1024 bytes, a mebibyte (MiB) ' +
          '1,048,576, a gibibyte (GiB) 1,073,741,824 and a tebibyte (TiB) 1,099,511,627,776. Both kinds are here.',
        'The gap grows with the size, from 2.4 percent for the kilobyte to 10 percent for the terabyte. A drive ' +
          'of 1 terabyte shows as 931 gigabytes in systems that count in steps of 1024 and write GB for it.',
      ],
    },
    {
      heading: 'How large things are',
      paragraphs: [
        'A page of plain text is about 3 kilobytes, a photo from a phone about 3 megabytes, a song as an MP3 ' +
          'file about 4, and an hour of streamed HD video about 2 gigabytes. A DVD holds 4.7 gigabytes, a Blu-ray ' +
          'disc 25 on each layer.',
      ],
    },
    {
      heading: 'How long a download takes',
      paragraphs: [
        'Multiply the size in bytes by 8 and divide by the speed in bits per second. A file of 1 gigabyte is 8 ' +
          'gigabits; at 50 megabits per second it takes 160 seconds at best. Real connections lose a few percent to ' +
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
