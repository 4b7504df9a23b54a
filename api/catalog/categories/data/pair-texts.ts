import type { PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'mb-to-gb': [
    'For a data plan, a mailbox, or a game download: 700 megabytes is 0.7 gigabytes, and 2500 megabytes is 2.5 ' +
      'gigabytes. Move the decimal point three places to the left. There’s no error, because on this site, on ' +
      'drives and in data plans each step is 1000.',
    'Windows counts in steps of 1024 but still writes MB and GB, so a file it shows as 1 GB has 1074 ' +
      'megabytes. If two programs disagree about a file by 2 to 7 percent, that’s why.',
  ],
  'gb-to-mb': [
    'To see whether a file fits your data plan: 1.5 gigabytes is 1500 megabytes, and 5 gigabytes is 5000 ' +
      'megabytes, about 1700 photos at 3 megabytes each. Move the decimal point three places to the right.',
    'Programs that count in steps of 1024 call 1024 of their megabytes a gigabyte. The proper names are ' +
      'mebibyte and gibibyte; a gibibyte is 1073.741824 megabytes, 7.4 percent more than a gigabyte.',
  ],
  'gb-to-tb': [
    'For drives, backups, and photo archives: 500 gigabytes is 0.5 terabytes, and an archive of 3200 gigabytes is 3.2 ' +
      'terabytes. An hour of HD video at 5 megabits per second takes 2.25 gigabytes, so a terabyte holds about 440 ' +
      'hours of it.',
    'A new 1-terabyte drive shows up in Windows as 931 GB. Nothing is missing: Windows divides by 1024 three ' +
      'times and keeps the old label, while macOS and most phones divide by 1000.',
  ],
  'mbit-to-mb': [
    'Providers sell megabits per second; downloads count megabytes. 100 megabits is 12.5 megabytes, and 1000 ' +
      'megabits is 125 megabytes. That factor of 8 is why a fast connection seems so slow.',
    'Halve three times: 200 gives 100, 50, and 25 megabytes, with no error. Dividing by 10 is quicker and 20 ' +
      'percent low, which happens to allow for overhead and a busy connection.',
  ],
  'bytes-to-bits': [
    'A byte has 8 bits: 4 bytes is 32 bits, the length of an IPv4 address, and 16 bytes is 128 bits, the key of ' +
      'AES-128. The letters tell them apart, capital B for bytes and bit or b for bits.',
    'To multiply by 8 in your head, double three times: 25 gives 50, 100, and 200, with no error. Network ' +
      'standards say octet for the same thing, because early computers had bytes of 6, 7, or 9 bits.',
  ],
};
