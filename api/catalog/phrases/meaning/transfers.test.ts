import { expect, test } from '@jest/globals';
import { rational } from '../../engine/rational.ts';
import { allCategoryUnits } from '../../categories/all-units.ts';
import { conversionText } from '../words/conversion-text.ts';
import type { ConversionReading } from '../words/phrase-reading.ts';
import { readPhrase } from '../read-phrase.ts';

function read(text: string): ConversionReading {
  const reading = readPhrase(text, allCategoryUnits);
  if (reading.kind !== 'conversion') throw new Error(`${text}: ${reading.message}`);
  return reading;
}

test.each([
  ['1 GB at 100 Mbps', '1 gigabyte at 100 megabits per second in minutes and seconds', '1 min 20 s'],
  ['how long does 50 GB take at 1 Gbps?', '50 gigabytes at 1 gigabit per second in minutes and seconds', '6 min 40 s'],
  [
    'How long to download a 1.5 GB file at 20 Mbps',
    '1.5 gigabytes at 20 megabits per second in minutes and seconds',
    '10 min',
  ],
  ['1 GiB @ 1 Gbit/s', '1 gibibyte at 1 gigabit per second in seconds', '8.58993 s'],
  ['90 GB over 100 Mbps', '90 gigabytes at 100 megabits per second in hours, minutes and seconds', '2 h'],
  ['5 TB at 100 Mbps', '5 terabytes at 100 megabits per second in days, hours and minutes', '4 d 15 h'],
  ['1 GB at 100 Mbps in minutes', '1 gigabyte at 100 megabits per second in minutes', '1.33333 min'],
  ['how many minutes for 1 GB at 100 Mbps', '1 gigabyte at 100 megabits per second in minutes', '1.33333 min'],
])('%s has a duration', (text, words, time) => {
  const reading = read(text);
  expect(reading.reading).toBe(words);
  expect(conversionText(reading)).toContain(time);
});

test('the reading of a transfer includes its size and rate', () => {
  expect(read('how long does 50 GB take at 1 Gbps?').transfer).toMatchObject([
    { value: rational(50n), unit: { id: 'gb' } },
    { value: rational(1n), unit: { id: 'gbit-s' } },
  ]);
});

test('in a rate, a capital B means bytes, a lowercase b means bits, and each reading offers the other as an alternative', () => {
  const { reading, alternatives } = read('10 mb at 5 mb/s');
  expect(reading).toBe('10 megabytes at 5 megabits per second in seconds');
  expect(alternatives.map(({ q }) => q)).toEqual([
    '10 megabytes at 5 megabytes per second',
    '10 megabits at 5 megabytes per second',
  ]);
  for (const { q } of alternatives) expect(read(q)).toMatchObject({ alternatives: [], reading: `${q} in seconds` });
});

test.each(['1 GB at 0 Mbps', '-1 GB at 1 Gbps', '1 GB at 100 Mbps to GB', 'at 5 Mbps'])(
  '%s is not a transfer',
  (text) => {
    expect(readPhrase(text, allCategoryUnits).kind).toBe('not-understood');
  },
);
