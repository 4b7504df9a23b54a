import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalog/load-units';
import { unitGroups } from './unit-groups.ts';

const listNames = async (category: string) =>
  unitGroups(await loadUnits(category))?.map(({ name, units }) => [name, units.map(({ id }) => id)]);

test('groups lengths, with common units first', async () => {
  expect(await listNames('length')).toEqual([
    ['Common', ['m', 'cm', 'mm', 'km', 'ft', 'in', 'yd', 'mi']],
    ['Metric', expect.arrayContaining(['nm', 'um'])],
    ['US', expect.arrayContaining(['fur', 'ftm'])],
    ['Other', expect.arrayContaining(['nmi', 'ly'])],
  ]);
});

test('groups quarts as US, UK pints as imperial, and metric cups as metric', async () => {
  expect(await listNames('volume')).toEqual([
    ['Common', expect.arrayContaining(['L', 'ml', 'cup', 'gal-us'])],
    ['Metric', expect.arrayContaining(['cl', 'cup-metric'])],
    ['US', ['qt', 'pt', 'tbsp', 'tsp', 'yd3', 'in3', 'bu', 'pk']],
    ['Imperial', ['gal-uk', 'qt-uk', 'pt-uk', 'fl-oz-uk']],
    ['Other', expect.arrayContaining(['bbl'])],
  ]);
});

test.each([
  ['weight', ['Common', 'Metric', 'US', 'Imperial', 'Other']],
  ['area', ['Common', 'Metric', 'US', 'Other']],
  ['pressure', ['Common', 'Metric', 'US', 'Other']],
  ['volume-flow', ['Common', 'Metric', 'US']],
  ['data', ['Common', 'Other']],
])('groups the units of %s: %j', async (category, names) => {
  expect((await listNames(category))?.map(([name]) => name)).toEqual(names);
});

test('returns no groups for a short list', async () => {
  expect(await listNames('temperature')).toBeUndefined();
});

test('puts each unit into exactly one group, and cubic millimeters not into Common', async () => {
  const units = await loadUnits('volume');
  expect(unitGroups(units)![0]!.units.map(({ id }) => id)).not.toContain('mm3');
  const grouped = unitGroups(units)!.flatMap((group) => group.units);
  expect(grouped.toSorted((a, b) => units.indexOf(a) - units.indexOf(b))).toEqual(units);
});
