import { expect, test } from '@jest/globals';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { buildTicks } from '../double-scale/ticks.ts';
import { unitNamed } from '../testing/scale-of.ts';
import { buildAxis, computeDensity, computeFit, toMillimeters } from './geometry.ts';

test.each([
  ['3.5', 'in', 88.9],
  ['1', 'ft', 304.8],
  ['85.6', 'mm', 85.6],
  ['70', 'um', 0.07],
])('draws %s %s with a length of %d mm', (value, unit, millimeters) => {
  expect(toMillimeters(rationalFromShown(value), unitNamed(unit))).toBeCloseTo(millimeters, 9);
});

test.each([
  [88.9, 'fits'],
  [304.8, 'too-long'],
  [0.01, 'too-small'],
  [0, 'too-small'],
  [-25.4, 'too-small'],
])('checks whether %d mm fits on rulers of 190 mm: %s', (millimeters, fit) => {
  expect(computeFit(millimeters, 190)).toBe(fit);
});

function listTicks(id: string, screen: number) {
  const unit = unitNamed(id);
  return buildTicks(buildAxis(unit, screen), computeDensity([unit], screen)).map((tick) => ({
    ...tick,
    millimeters: tick.at * screen,
  }));
}

test('marks millimeters and sixteenths of an inch at their real distances', () => {
  expect(listTicks('cm', 190)[1]?.millimeters).toBeCloseTo(1, 9);
  expect(listTicks('mm', 190)[190]?.millimeters).toBeCloseTo(190, 9);
  const inches = listTicks('in', 190);
  expect(inches[1]?.millimeters).toBeCloseTo(25.4 / 16, 9);
  expect(inches[16]).toMatchObject({ label: '1', size: 'long', millimeters: expect.closeTo(25.4, 9) });
});

test.each([
  ['cm', '0 2 4'],
  ['mm', '0 20 40'],
  ['in', '0 1 2'],
  ['ft', '0 0.1'],
  ['m', '0 0.02 0.04'],
])('labels a ruler in %s on a phone: %s', (unit, labels) => {
  const long = listTicks(unit, 59.7).filter(({ size }) => size === 'long');
  expect(long.map(({ label }) => label).join(' ')).toBe(labels);
});
