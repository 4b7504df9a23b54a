import { loadUnits } from '@site/catalogue/load-units';
import { expect, test } from '@jest/globals';
import type { ListedConversion } from '../../data/conversions-of.ts';
import { conversionTargets, groupedConversions, targetsOf } from './grouped-conversions.ts';

const units = (await loadUnits('temperature')).slice(0, 4);
const [first = '', second = '', third = '', fourth = ''] = units.map(({ id }) => id);
const conversionsFrom = (from: string, ...targets: string[]) =>
  targets.map((to): ListedConversion => ({ fromUnit: from, toUnit: to, slug: `${from}-to-${to}` }));

test.each([
  ['all other units in order', [second, third, fourth], ['*']],
  ['a few units, then the others in order', [fourth, second, third], [fourth, '*']],
  ['another order', [fourth, third, second], [fourth, third, '*']],
  ['only some units', [third, second], [third, second]],
  ['an unknown unit', [second, 'x', third, fourth], [second, 'x', '*']],
])('the list of targets is shortened and restored: %s', (_, targets, carried) => {
  const short = conversionTargets(conversionsFrom(first, ...targets), units);
  expect(short).toEqual({ [first]: carried });
  expect(targetsOf(first, short, units)).toEqual(targets);
});

test('a unit without conversions has no targets and no group', () => {
  const short = conversionTargets(conversionsFrom(first, second), units);
  expect(targetsOf(second, short, units)).toEqual([]);
  expect(groupedConversions(short, units, {}).map(({ links }) => links.map(({ slug }) => slug))).toEqual([
    ['celsius-to-fahrenheit'],
  ]);
});
