import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalogue/load-category';
import { unitGroups } from './unit-groups.ts';

const namesOf = async (category: string) =>
  unitGroups(await loadUnits(category))?.map(({ name, units }) => [name, units.map(({ id }) => id)]);

test('lengths begin with the common ones, and metric ones stay together', async () => {
  expect(await namesOf('length')).toEqual([
    ['Common', ['m', 'cm', 'mm', 'km', 'ft', 'in', 'yd', 'mi']],
    ['Metric', expect.arrayContaining(['nm', 'um'])],
    ['US', expect.arrayContaining(['fur', 'ftm'])],
    ['Other', expect.arrayContaining(['nmi', 'ly'])],
  ]);
});

test('quarts are American, UK pints are imperial, and a metric cup is metric', async () => {
  expect(await namesOf('volume')).toEqual([
    ['Common', expect.anything()],
    ['Metric', expect.arrayContaining(['cl', 'cup-metric'])],
    ['US', ['qt', 'pt', 'tbsp', 'tsp', 'yd3', 'in3']],
    ['Imperial', ['gal-uk', 'qt-uk', 'pt-uk', 'fl-oz-uk']],
    ['Other', expect.arrayContaining(['bbl'])],
  ]);
});

test.each([
  ['weight', ['Common', 'Metric', 'US', 'Imperial', 'Other']],
  ['area', ['Common', 'Metric', 'US']],
  ['pressure', ['Common', 'Metric', 'US', 'Other']],
  ['volume-flow', ['Common', 'Metric', 'US']],
])('%s has the groups %j', async (category, names) => {
  expect((await namesOf(category))?.map(([name]) => name)).toEqual(names);
});

test('a short list has no groups', async () => {
  expect(await namesOf('temperature')).toBeUndefined();
});

test('units of data are not metric or customary', async () => {
  expect((await namesOf('data'))?.map(([name]) => name)).toEqual(['Common', 'Other']);
});

test('cups and liters are common, and cubic millimeters are not', async () => {
  const [[, common] = []] = (await namesOf('volume')) ?? [];
  expect(common).toEqual(expect.arrayContaining(['L', 'ml', 'cup', 'gal-us']));
  expect(common).not.toContain('mm3');
});

test('each unit is in one group', async () => {
  const units = await loadUnits('volume');
  const grouped = unitGroups(units)!.flatMap((group) => group.units);
  expect(grouped.toSorted((a, b) => units.indexOf(a) - units.indexOf(b))).toEqual(units);
});
