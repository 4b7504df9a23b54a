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
  ['', 'empty'],
  ['ee', 'only two letters of other names'],
  ['parsec', 'not a unit of these categories'],
  ['xuncex', 'a name with two typos in six letters'],
  ['xalxoxs', 'a name with three typos in seven letters'],
  ['fxt', 'a name with a typo in three letters'],
])('finds no unit for %j, which is %s', (words) => {
  expect(found(words)).toEqual([]);
});
