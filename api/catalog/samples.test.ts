import { expect, test } from '@jest/globals';
import { catalog } from './catalog.ts';
import { popularConversions } from './lists/popular-conversions.ts';
import { sampleLengthConversions } from './samples.ts';

/** These counts are from the specification. */
const COUNTS =
  'length 12, weight 7, temperature 6, area 6, volume 6, speed 5, pressure 5, energy 5, time 5, data 6'.split(', ');

test('the built-in length conversions are the first ones that the API lists', () => {
  expect(catalog.conversionsOf('length')?.slice(0, 12)).toEqual(sampleLengthConversions);
});

test.each(COUNTS)("%s popular conversions come first in the category's list", (line) => {
  const [category = '', count] = line.split(' ');
  const first = catalog.conversionsOf(category)?.slice(0, Number(count));
  expect(first?.map(({ slug }) => slug)).toEqual(popularConversions[category]);
});
