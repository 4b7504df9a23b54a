import { expect, test } from '@jest/globals';
import { csvRow } from './message-rows.ts';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@A1',
  '|cmd',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff20a',
  ' =1',
  '\u200b=1',
  '\t=1',
  '\ta',
  '\ra',
  '\na',
])('a spreadsheet gets %j as text, which it could read as a formula', (text) => {
  expect(csvRow([text]).replace(/^"|"$/g, '')).toBe(`'${text}`);
});

test('other text, numbers, and missing values stay as they are', () => {
  expect(csvRow(['a=1', 'Anna', -5, 0, null, ''])).toBe('a=1,Anna,-5,0,,');
});

test.each([
  ['a,b', '"a,b"'],
  ['a\rb', '"a\rb"'],
  ['say "hi"', '"say ""hi"""'],
  ['a\nb', '"a\nb"'],
])('%j is quoted', (text, cell) => {
  expect(csvRow([text])).toBe(cell);
});
