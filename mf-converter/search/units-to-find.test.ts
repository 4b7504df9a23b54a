import { expect, test } from '@jest/globals';
import { allCategoryUnits } from '@site/catalog/units/all-units';
import { findUnits } from './units-to-find.ts';

const units = allCategoryUnits.flatMap((category) => category.units);
const found = (words: string) => findUnits(words, units).map(({ unit }) => unit.id);

test.each([
  ['ounces', 'oz'],
  ['xunces', 'oz'],
  ['gallons', 'gal-us'],
  ['xalloxs', 'gal-us'],
  ['kilomt', 'km'],
  ['meetrs', 'm'],
])('finds units for %s: %s', (words, id) => {
  expect(found(words)).toContain(id);
});

test.each([
  ['', 'nothing'],
  ['ee', 'two letters within words'],
  ['parsec', 'no unit'],
  ['xuncex', 'two slips in six letters'],
  ['xalxoxs', 'three slips in seven letters'],
  ['fxt', 'a slip in three letters'],
])('finds no unit for %j: %s', (words) => {
  expect(found(words)).toEqual([]);
});
