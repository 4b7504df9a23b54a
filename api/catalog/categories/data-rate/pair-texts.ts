import type { PairFaqs, PairNotes } from '../../category-schema.ts';

export const notes: PairNotes = {
  'mbps-to-mb-per-second': [
    'Internet plans are sold in one unit, and download windows show the other: 100 megabits per second is 12.5 ' +
      'megabytes per second, 300 megabits per second is 37.5 megabytes per second, and 1000 megabits per second is ' +
      '125 megabytes per second. The case of the b tells them apart: Mb or Mbit for bits, MB for bytes.',
    'Halve three times: 200 gives 100, 50, and 25, with no error. Dividing by 10 is quicker and 20 percent low, about ' +
      'what overhead and Wi-Fi take anyway.',
  ],
  'mb-per-second-to-mbps': [
    'To see whether you get what you pay for: 11 megabytes per second is 88 megabits per second, fine on a ' +
      '100-megabit line, where overhead takes at least 5 percent. 60 megabytes per second is 480 megabits per second.',
    'Double three times: 25 gives 50, 100, and 200, with no error.',
  ],
  'gbps-to-mbps': [
    'For a one-gigabit fiber plan or a network port of 2.5: 1 gigabit per second is 1000 megabits per second, and ' +
      '2.5 gigabits per second is 2500 megabits per second. Move the decimal point three places to the right.',
    'Each step is 1000, never 1024: binary prefixes are for memory and files, and line rates have always been ' +
      'counted in powers of ten.',
  ],
  'mbps-to-gbps': [
    'To compare plans that are sold in different units: 500 megabits per second is 0.5 gigabits per second, and 1200 ' +
      'megabits per second is 1.2 gigabits per second. Move the decimal point three places to the left.',
    'Above a gigabit, the line is seldom what limits you: most laptops have a 1-gigabit port or Wi-Fi that gives less.',
  ],
  'kbps-to-mbps': [
    'Old DSL lines and audio streams are rated in kilobits: 768 kilobits per second is 0.768 megabits per second, ' +
      'and 1500 kilobits per second is 1.5 megabits per second. Move the decimal point three places to the left.',
    'A music stream of 320 kilobits per second fits three times into 1 megabit per second, so sound seldom needs a ' +
      'faster line; video does.',
  ],
  'kbps-to-kb-per-second': [
    'For the size of a recording or of a podcast: 128 kilobits per second is 16 kilobytes per second, and 320 ' +
      'kilobits per second is 40 kilobytes per second, or 144 megabytes for an hour of music.',
    'Divide by 8, or halve three times: 96 gives 48, 24, and 12, with no error.',
  ],
  'gbps-to-gb-per-second': [
    'Cables and ports come in gigabits, drives in gigabytes: 5 gigabits per second is 0.625 gigabytes per second, and ' +
      '40 gigabits per second is 5 gigabytes per second. A drive of 7 gigabytes per second is faster than either.',
    'Divide by 8. For USB 3.0, divide by 10 instead: of every ten bits on its wires, eight are data, so a port of 5 ' +
      'gigabits per second moves at most half a gigabyte each second.',
  ],
  'gb-per-second-to-gbps': [
    'To see which cable a drive needs: 1.2 gigabytes per second is 9.6 gigabits per second, close to what a ' +
      '10-gigabit port gives, and 7 gigabytes per second is 56 gigabits per second, more than a Thunderbolt 4 cable.',
    'Multiply by 8, or double three times: 3 gives 6, 12, and 24, with no error.',
  ],
  'mib-per-second-to-mb-per-second': [
    'A copying program may count in steps of 1024 and the maker of the drive in steps of 1000: 100 mebibytes per second ' +
      'is 104.86 megabytes per second, and 525 mebibytes per second is about 551 megabytes per second.',
    'Add 5 percent: 200 mebibytes per second comes out to 210 megabytes per second; the actual value is 209.72. That’s ' +
      '0.1 percent high.',
  ],
  'mib-per-second-to-mbps': [
    'Windows writes MB/s but means mebibytes: 11 mebibytes per second is 92.275 megabits per second, good for a ' +
      '100-megabit line, and 110 mebibytes per second is about 923 megabits per second, good for a gigabit.',
    'Multiply by 8 and add 5 percent: for 50 mebibytes per second, 400 + 20 = 420 megabits per second, and 50 mebibytes ' +
      'per second is 419.43 megabits per second. The shortcut is 0.1 percent high.',
  ],
};

export const faqs: PairFaqs = {
  'mbps-to-mb-per-second': [
    {
      question: 'How do I convert Mbps to MB/s?',
      answer: 'Divide by 8, because a byte has 8 bits. 250 megabits per second is 31.25 megabytes per second.',
    },
    {
      question: 'How long does it take to download 1 GB at 100 Mbps?',
      answer:
        'At best 1 minute 20 seconds: a gigabyte is 8000 megabits, and 8000 / 100 = 80 seconds. At 25 megabits per ' +
        'second, 8000 / 25 = 320 seconds, or 5 minutes 20 seconds.',
    },
    {
      question: 'Is Mb/s the same as Mbps?',
      answer:
        'Yes: Mbps, Mb/s, and Mbit/s are all megabits per second. MB/s, with a capital B, and MBps are megabytes per ' +
        'second, eight times as much.',
    },
    {
      question: 'Why is my connection slower than the plan says?',
      answer:
        'Part of each packet is addresses and checks, which takes about 5 percent. Wi-Fi, a busy network and the server ' +
        'at the other end take the rest. Test with a cable before you complain.',
    },
    {
      question: 'How many Mbps do I need?',
      answer:
        'About 3 for a video call, 5 for an HD stream and 20 for a 4K stream. Add up what runs at the same time, and ' +
        'double the sum for downloads and updates.',
    },
  ],
};
