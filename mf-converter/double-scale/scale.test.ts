import { describe, expect, test } from '@jest/globals';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { buildTestScale, type UnitIds } from '../testing/scale-of.ts';
import { buildPointers } from './pointers.ts';
import { type Scale, isSuitable } from './scale.ts';

const FEET: UnitIds = ['ft', 'm'];
const FUEL: UnitIds = ['mpg-us', 'l-100km'];

function computePositions(scale: Scale, value: string) {
  const { from, to } = buildPointers(scale, rationalFromShown(value), 'comma-point');
  return { from: from.at, to: to?.at };
}

describe('the range of a scale', () => {
  test.each([
    ['1', 2],
    ['1.6', 2],
    ['1.61', 5],
    ['4', 5],
    ['6', 10],
    ['8', 10],
    ['12', 20],
    ['5280', 10_000],
    ['0.05', 0.1],
    ['0', 2],
  ])('for %s feet is 0 to %d', (value, end) => {
    const { from, to } = buildTestScale(FEET, value);
    expect([from.start, from.end]).toEqual([0, end]);
    expect(to.start).toBe(0);
    expect(to.end).toBeCloseTo(end * 0.3048, 12);
    expect(from.isLogarithmic).toBe(false);
  });

  test('ends at zero for a negative value', () => {
    const scale = buildTestScale(FEET, '-6');
    expect([scale.from.start, scale.from.end]).toEqual([-10, 0]);
    expect(scale.to.start).toBeCloseTo(-3.048, 12);
    expect(computePositions(scale, '-6')).toEqual({ from: 0.4, to: expect.closeTo(0.4, 12) });
  });

  test.each([
    ['ly', 'nm', '1'],
    ['s', 'week', '1'],
    ['kb', 'gb', '1'],
    ['ft', 'm', '1e300'],
    ['ft', 'm', '1e4000'],
    ['ft', 'm', '1e-4000'],
    ['C', 'F', '3e7'],
    ['mpg-us', 'l-100km', '1e9'],
  ])('is logarithmic for %s to %s at %s, with the value in its middle third', (from, to, value) => {
    const scale = buildTestScale([from, to], value);
    expect(scale.from.isLogarithmic && scale.to.isLogarithmic).toBe(true);
    const { from: at } = computePositions(scale, value);
    expect(at).toBeGreaterThan(0.33);
    expect(at).toBeLessThan(0.67);
  });

  test('is linear for units of very different sizes if the value is large enough', () => {
    expect(buildTestScale(['s', 'week'], '604800').from.isLogarithmic).toBe(false);
  });

  test('ends at the counterpart of an eighth of the first range for the second reciprocal unit', () => {
    const { from, to } = buildTestScale(FUEL, '25');
    expect([from.end, to.end]).toEqual([50, 50]);
  });
});

describe('the pointer of a scale', () => {
  test.each(['1', '6', '5280', '-40', '1e-9', '1e30', '-1e30', '99999999999999999999'])(
    'is at the same place on both rulers for %s',
    (value) => {
      for (const units of [
        ['ft', 'm'],
        ['ly', 'nm'],
        ['C', 'F'],
        ['F', 'K'],
      ] as const) {
        const { from, to } = computePositions(buildTestScale(units, value), value);
        expect(to).toBeCloseTo(from, 5);
      }
    },
  );

  test.each([
    ['1', '1.1'],
    ['25', '30'],
    ['-25', '-24'],
    ['1e9', '1.2e9'],
  ])('moves in opposite directions on the rulers of reciprocal units, from %s to %s', (value, more) => {
    const scale = buildTestScale(FUEL, value);
    const [before, after] = [computePositions(scale, value), computePositions(scale, more)];
    expect(scale.isReciprocal).toBe(true);
    expect(after.from).toBeGreaterThan(before.from);
    expect(after.to).toBeLessThan(before.to!);
  });

  test('has no counterpart at 0 miles per gallon', () => {
    const scale = buildTestScale(FUEL, '0');
    expect(computePositions(scale, '0')).toEqual({ from: 0, to: undefined });
  });

  test('stays at the end of a scale that does not reach the value', () => {
    const scale = buildTestScale(FEET, '6');
    expect(computePositions(scale, '60')).toEqual({ from: 1, to: 1 });
    expect(computePositions(buildTestScale(['ly', 'nm'], '1'), '0').from).toBe(0);
  });
});

test.each([
  ['3', true],
  ['0', true],
  ['0.1', false],
  ['9.9', false],
  ['11', false],
  ['-1', false],
])('checks whether the range for 6 feet is also suitable for %s feet: %s', (value, isSuited) => {
  expect(isSuitable(buildTestScale(FEET, '6'), rationalFromShown(value))).toBe(isSuited);
});
