import type { PairNotes } from '../../category-schema.ts';

/** A test recomputes every "a is b". */
export const notes: PairNotes = {
  'mb-to-gb': [
    'A phone plan, a mailbox, a game to download: 700 megabytes is 0.7 gigabytes, 2500 megabytes is 2.5 ' +
      'gigabytes. Move the point three places to the left; there is no error, because on this site, on drives and ' +
      'in phone contracts a step is 1000.',
    'Windows counts in steps of 1024 and still writes MB and GB, so a file that it shows as 1 GB has 1074 ' +
      'megabytes. If two programs disagree by 2 to 7 percent about one file, this is the reason.',
  ],
  'gb-to-mb': [
    'To see whether a file fits in an allowance: 1.5 gigabytes is 1500 megabytes, and 5 gigabytes is 5000 ' +
      'megabytes, about 1700 photos of 3 megabytes each. Move the point three places to the right.',
    'Programs that count in steps of 1024 call 1024 of their megabytes a gigabyte. Their proper names are ' +
      'mebibyte and gibibyte; a gibibyte is 1073.741824 megabytes, 7.4 percent more than a gigabyte.',
  ],
  'gb-to-tb': [
    'Drives, backups and photo archives: 500 gigabytes is 0.5 terabytes, and an archive of 3200 gigabytes is 3.2 ' +
      'terabytes. An hour of HD video at 5 megabits per second takes 2.25 gigabytes, so a terabyte holds about 440 ' +
      'hours of it.',
    'A new drive of 1 terabyte shows up in Windows as 931 GB. Nothing is missing: Windows divides by 1024 three ' +
      'times and keeps the old label, while macOS and most phones divide by 1000.',
  ],
  'mbit-to-mb': [
    'Providers sell megabits per second, downloads count megabytes: 100 megabits is 12.5 megabytes, and 1000 ' +
      'megabits is 125 megabytes. That factor of 8 is why a fast line seems to deliver so little.',
    'Halve three times: 200 gives 100, 50 and 25 megabytes, with no error. Dividing by 10 is quicker and 20 ' +
      'percent low, which happens to make room for what addresses, checks and a busy line cost.',
  ],
  'bytes-to-bits': [
    'A byte has 8 bits: 4 bytes is 32 bits, the length of an IPv4 address, and 16 bytes is 128 bits, the key of ' +
      'AES-128. The letters tell them apart, capital B for bytes and bit or b for bits.',
    'To multiply by 8 in your head, double three times: 25 gives 50, 100 and 200, with no error. Network ' +
      'standards say octet for the same thing, because early computers had bytes of 6, 7 or 9 bits.',
  ],
};
