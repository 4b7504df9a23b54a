import { expect, test } from '@jest/globals';
import { findCategory } from './find-in-all.ts';

test.each([
  ['length', 'length'],
  ['  Length ', 'length'],
  ['fuel economy', 'fuel-economy'],
  ['fuel - economy', 'fuel-economy'],
  ['all of the units of length', 'length'],
  ['temperature calculator', 'temperature'],
  ['distance', 'length'],
  ['mileage converter', 'fuel-economy'],
])('%j names the category %s', (text, category) => {
  expect(findCategory(text)).toBe(category);
});

test.each([
  ['leng', 'length'],
  ['len', undefined],
  ['temp', 'temperature'],
  ['tem', undefined],
  ['fuel', 'fuel-economy'],
])('the beginning %s of a name finds %s', (text, category) => {
  expect(findCategory(text)).toBe(category);
});

test.each(['', 'units', 'conversion', 'lengths of rope', 'feet'])('%j names no category', (text) => {
  expect(findCategory(text)).toBeUndefined();
});
