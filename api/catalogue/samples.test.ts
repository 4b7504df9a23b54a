import { expect, test } from '@jest/globals';
import { catalogue } from './catalogue.ts';
import { sampleCategories, sampleConversions, sampleExampleTables, sampleFaqs } from './samples.ts';

test.each([
  ['length', 12], ['weight', 7], ['temperature', 6], ['area', 6], ['volume', 6], ['speed', 5], ['pressure', 5], ['energy', 5], ['time', 5],
  ['data', 6],
])('%s has %i built-in conversions, the same as the API’s', (category, count) => {
  expect(sampleConversions[category]).toHaveLength(count);
  expect(catalogue.conversionsOf(category)?.slice(0, count)).toEqual(sampleConversions[category]);
});

test('the pages that every list links to are among them', () => {
  const slugs = Object.values(sampleConversions).flat().map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(['rankine-to-kelvin', 'mb-to-gb', 'joules-to-calories', 'hours-to-minutes', 'psi-to-bar']));
});

test('the seven featured conversions have questions and an example table', () => {
  const featured = [
    'feet-to-meters', 'kg-to-pounds', 'celsius-to-fahrenheit', 'miles-to-km', 'square-feet-to-square-meters', 'liters-to-gallons', 'mph-to-kph',
  ];
  expect(Object.keys(sampleFaqs)).toEqual(featured);
  expect(Object.keys(sampleExampleTables)).toEqual(featured);
  expect(sampleExampleTables['mph-to-kph']?.rows).toEqual([
    { mph: '1', kph: '1.61' }, { mph: '2', kph: '3.22' }, { mph: '5', kph: '8.05' }, { mph: '10', kph: '16.09' },
    { mph: '20', kph: '32.19' }, { mph: '50', kph: '80.47' }, { mph: '100', kph: '160.93' },
  ]);
});

test('the categories are the API’s', () => {
  expect(sampleCategories).toEqual(catalogue.categories());
});
