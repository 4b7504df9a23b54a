import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalog/load-units';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { placeTemperatureLandmarks, buildTemperatureAxes } from './temperature-range.ts';

const units = await loadUnits('temperature');
const [celsius, fahrenheit, kelvin] = ['C', 'F', 'K'].map((id) => units.find((unit) => unit.id === id)!);

const axesAround = (value: string, from = celsius!, to = fahrenheit!) =>
  buildTemperatureAxes(rationalFromShown(value), from, to)!;
const landmarksAround = (value: string) =>
  placeTemperatureLandmarks(axesAround(value).from, 0.05).map(({ text }) => text);

test.each(['-20', '1', '37', '220'])('shows everyday temperatures such as %s °C on the same range', (value) => {
  const { from, to } = axesAround(value);
  expect([from.start, from.end, to.start, to.end]).toEqual([-20, 220, -4, 428]);
  expect(landmarksAround(value)).toEqual(['Water freezes', 'Room', 'Body', 'Water boils', 'Oven']);
});

test('starts a cold range at absolute zero in every unit', () => {
  const { from, to } = axesAround('100', kelvin, fahrenheit);
  expect(from.start).toBe(0);
  expect(to.start).toBe(-459.67);
  expect(landmarksAround('-40')).toContain('Absolute zero');
});

test('ends a hot range at a round number', () => {
  const { from } = axesAround('1500');
  expect([from.start, from.end]).toEqual([0, 2000]);
  expect(landmarksAround('1500')).toContain('Copper melts');
});

test('shows a value below absolute zero', () => {
  const { from } = axesAround('-300');
  expect([from.start, from.end]).toEqual([-500, 0]);
});

test('keeps landmarks apart, and at the same height in every unit', () => {
  const { from, to } = axesAround('37');
  expect(placeTemperatureLandmarks(from, 0.2).map(({ text }) => text)).toEqual([
    'Water freezes',
    'Water boils',
    'Oven',
  ]);
  for (const [index, { at }] of placeTemperatureLandmarks(to, 0.05).entries())
    expect(at).toBeCloseTo(placeTemperatureLandmarks(from, 0.05)[index]!.at, 9);
});

test('returns no axes for other categories', async () => {
  const [meter, other] = await loadUnits('length');
  expect(buildTemperatureAxes(rationalFromShown('1'), meter!, other!)).toBeUndefined();
});
