import { expect, test } from '@jest/globals';
import { matchingCategories } from './converter-lists.tsx';

const CATEGORIES = [
  {
    slug: 'length',
    name: 'Length',
    converters: [
      { slug: 'feet-to-meters', label: 'Feet to Meters' },
      { slug: 'yards-to-meters', label: 'Yards to Meters' },
    ],
  },
  { slug: 'area', name: 'Area', converters: [{ slug: 'acres-to-hectares', label: 'Acres to Hectares' }] },
];

const labels = (text: string) =>
  matchingCategories(CATEGORIES, text).flatMap(({ converters }) => converters.map(({ label }) => label));

test.each([
  ['', ['Feet to Meters', 'Yards to Meters', 'Acres to Hectares']],
  ['feet', ['Feet to Meters']],
  ['METERS yard', ['Yards to Meters']],
  ['feet acres', []],
])('the filter %j keeps %j', (text, kept) => expect(labels(text)).toEqual(kept));

test('a category without a match is left out', () =>
  expect(matchingCategories(CATEGORIES, 'hect').map(({ slug }) => slug)).toEqual(['area']));
