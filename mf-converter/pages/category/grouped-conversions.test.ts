import { loadUnits } from '@site/catalogue/load-category';
import { expect, test } from '@jest/globals';
import type { ListedConversion } from '../../data/conversions-of.ts';
import { conversionTargets, groupedConversions, targetsOf } from './grouped-conversions.ts';

const units = (await loadUnits('temperature')).slice(0, 4);
const [first = '', second = '', third = '', fourth = ''] = units.map(({ id }) => id);
const listed = (from: string, ...targets: string[]) =>
  targets.map((to): ListedConversion => ({ fromUnit: from, toUnit: to, slug: `${from}-to-${to}` }));

test.each([
  ['all others in their order', [second, third, fourth], ['*']],
  ['a few, then the others in their order', [fourth, second, third], [fourth, '*']],
  ['another order', [fourth, third, second], [fourth, third, '*']],
  ['some alone', [third, second], [third, second]],
  ['one that is no unit here', [second, 'x', third, fourth], [second, 'x', '*']],
])('%s are carried short, and come out again', (_, targets, carried) => {
  const short = conversionTargets(listed(first, ...targets), units);
  expect(short).toEqual({ [first]: carried });
  expect(targetsOf(first, short, units)).toEqual(targets);
});

test('a unit that leads nowhere has no targets, and no group', () => {
  const short = conversionTargets(listed(first, second), units);
  expect(targetsOf(second, short, units)).toEqual([]);
  expect(groupedConversions(short, units, {}).map(({ links }) => links.map(({ slug }) => slug))).toEqual([
    ['celsius-to-fahrenheit'],
  ]);
});
