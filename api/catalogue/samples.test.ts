import { expect, test } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { popularConversions } from './generated/popular-conversions.ts';
import { sampleLengthConversions } from './samples.ts';

test('length has 12 built-in conversions, the same as in the API', () => {
  expect(sampleLengthConversions).toHaveLength(12);
  expect(catalogue.conversionsOf('length')?.slice(0, 12)).toEqual(sampleLengthConversions);
});

test.each([
  ['weight', 7],
  ['temperature', 6],
  ['area', 6],
  ['volume', 6],
  ['speed', 5],
  ['pressure', 5],
  ['energy', 5],
  ['time', 5],
  ['data', 6],
])('%s has %i popular conversions, which come first in its API list', (category, count) => {
  const slugs = popularConversions[category] ?? [];
  expect(slugs).toHaveLength(count);
  expect(
    catalogue
      .conversionsOf(category)
      ?.slice(0, count)
      .map(({ slug }) => slug),
  ).toEqual(slugs);
});

test('the built-in conversions include the pages that every list links to', () => {
  expect(Object.values(popularConversions).flat()).toEqual(
    expect.arrayContaining(['rankine-to-kelvin', 'mb-to-gb', 'joules-to-calories', 'hours-to-minutes', 'psi-to-bar']),
  );
});
