import { expect, test } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { popularConversions } from './generated/popular-conversions.ts';
import { sampleLengthConversions } from './samples.ts';

const COUNTS = {
  length: 12,
  weight: 7,
  temperature: 6,
  area: 6,
  volume: 6,
  speed: 5,
  pressure: 5,
  energy: 5,
  time: 5,
  data: 6,
};

test('the built-in conversions of length are the first of the API', () => {
  expect(catalogue.conversionsOf('length')?.slice(0, COUNTS.length)).toEqual(sampleLengthConversions);
});

test.each(Object.entries(COUNTS))('%s has %i popular conversions, which come first in its list', (category, count) => {
  const first = catalogue.conversionsOf(category)?.slice(0, count);
  expect(first?.map(({ slug }) => slug)).toEqual(popularConversions[category]);
});
