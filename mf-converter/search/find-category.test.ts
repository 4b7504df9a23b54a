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
])('finds the category for %j: %s', (text, category) => {
  expect(findCategory(text)).toBe(category);
});

test.each([
  ['leng', 'length'],
  ['len', undefined],
  ['temp', 'temperature'],
  ['tem', undefined],
  ['fuel', 'fuel-economy'],
])('finds a category by a prefix of its name: %s, %s', (text, category) => {
  expect(findCategory(text)).toBe(category);
});

test.each(['', 'units', 'conversion', 'lengths of rope', 'feet'])('finds no category for %j', (text) => {
  expect(findCategory(text)).toBeUndefined();
});
