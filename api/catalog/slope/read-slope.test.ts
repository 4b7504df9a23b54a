import { expect, test } from '@jest/globals';
import { readSlope } from './read-slope.ts';

test.each([
  ['5% slope in degrees', '5% = 2.862°'],
  ['5 percent grade to degrees', '5% = 2.862°'],
  ['10% grade', '10% = 5.711°'],
  ['10 % to degrees', '10% = 5.711°'],
  ['1:12 slope in degrees', '1:12 = 4.764°'],
  ['1:12 in percent', '1:12 = 8.333%'],
  ['1 in 12 slope in %', '1:12 = 8.333%'],
  ['4/12 pitch in degrees', '4:12 = 18.43°'],
  ['roof pitch 6:12 in degrees', '6:12 = 26.57°'],
  ['30 degrees to percent', '30° = 57.74%'],
  ['45 degrees slope', '45° = 100%'],
  ['what is a 100% slope in degrees?', '100% = 45°'],
  ['8 percent slope as a ratio', '8% = 1:12.5'],
  ['60 degrees to ratio slope', '60° = 1.732:1'],
])('“%s” is %s', (phrase, expected) => {
  const reading = readSlope(phrase)!;
  expect(`${reading.texts[reading.from]} = ${reading.texts[reading.to]}`).toBe(expected);
});

test('a slope is read in the visitor’s number format', () => {
  expect(readSlope('2,5% slope in degrees', 'point-comma')?.texts.degrees).toBe('1.432°');
});

test.each([
  '10%',
  '45 degrees',
  '45 degrees to radians',
  '30 degrees to celsius',
  '1 in 12',
  '1/2 to degrees',
  '5 in to cm',
  '1/2 in percent of 3',
  '90 degrees to percent',
  '0% slope in degrees',
  '5% to percent',
  'slope',
])('“%s” is not a slope', (phrase) => {
  expect(readSlope(phrase)).toBeUndefined();
});
