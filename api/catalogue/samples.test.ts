import { expect, test } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { sampleConversions } from './samples.ts';

test.each([
  ['length', 12],
  ['weight', 7],
  ['temperature', 6],
  ['area', 6],
  ['volume', 6],
  ['speed', 5],
  ['pressure', 5],
  ['energy', 5],
  ['time', 5],
  ['data', 6],
])('%s has %i built-in conversions, the same as the API’s', (category, count) => {
  expect(sampleConversions[category]).toHaveLength(count);
  expect(catalogue.conversionsOf(category)?.slice(0, count)).toEqual(sampleConversions[category]);
});

test('the pages that every list links to are among them', () => {
  const slugs = Object.values(sampleConversions)
    .flat()
    .map(({ slug }) => slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['rankine-to-kelvin', 'mb-to-gb', 'joules-to-calories', 'hours-to-minutes', 'psi-to-bar']),
  );
});
