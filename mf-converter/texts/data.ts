import type { CategoryText } from './category-text.ts';

export const text: CategoryText = {
  title: 'Understanding data sizes',
  opening: [
    'A bit is a single choice between two, written 0 or 1. Eight of them make a byte, enough for one letter of plain English text. Sizes of files are counted in bytes, speeds of lines usually in bits.',
    'The letter tells them apart: B is a byte, b or bit is a bit. A line of 100 megabits per second carries 12.5 megabytes per second at best.',
  ],
  parts: [
    {
      heading: 'A thousand or 1024',
      paragraphs: [
        'Kilo, mega, giga and tera mean powers of a thousand, in data as everywhere else, and so they do on this site: 1 MB = 1000 kB, 1 GB = 1000 MB. Makers of disks and networks count that way.',
        'Computers address memory in powers of two, and for decades 1024 bytes were called a kilobyte as well. Since 1998 those have had names of their own: kibibyte (KiB), mebibyte (MiB), gibibyte (GiB). Some systems still write GB and mean GiB, which is why a disk sold as 500 GB may be shown as 466.',
      ],
    },
  ],
};
