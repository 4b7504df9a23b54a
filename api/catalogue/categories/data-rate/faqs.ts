import type { PairFaqs } from '../../category-schema.ts';

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
        'Yes: Mbps, Mb/s and Mbit/s are all megabits per second. MB/s, with a capital B, and MBps are megabytes per ' +
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
