import { describe, expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalogue/load-category';
import { rationalFromShown } from '@site/catalogue/engine/rational';
import type { Rational } from '@site/catalogue/engine/rational';
import { pointersOf } from './pointers.ts';
import { scaleAround, suits } from './scale.ts';
import type { Scale } from './scale.ts';
import { THERMOMETER } from './thermometer.tsx';

async function unitsOf(category: string, ...ids: [string, string]) {
  const units = await loadUnits(category);
  const [from, to] = ids.map((id) => units.find((unit) => unit.id === id));
  return [from!, to!] as const;
}

const number = (text: string): Rational => rationalFromShown(text);

async function scaleOf(category: string, from: string, to: string, value: string): Promise<Scale> {
  return scaleAround(number(value), ...(await unitsOf(category, from, to)), THERMOMETER);
}

function positionsOf(scale: Scale, value: string) {
  const { from, to } = pointersOf(scale, number(value), 'comma-point');
  return { from: from.at, to: to?.at };
}

describe('the range', () => {
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
  ])('around %s feet is 0 to %d', async (value, end) => {
    const { from, to } = await scaleOf('length', 'ft', 'm', value);
    expect([from.start, from.end]).toEqual([0, end]);
    expect(to.start).toBe(0);
    expect(to.end).toBeCloseTo(end * 0.3048, 12);
    expect(from.isLogarithmic).toBe(false);
  });

  test('of a negative value ends at zero', async () => {
    const scale = await scaleOf('length', 'ft', 'm', '-6');
    expect([scale.from.start, scale.from.end]).toEqual([-10, 0]);
    expect(scale.to.start).toBeCloseTo(-3.048, 12);
    expect(positionsOf(scale, '-6')).toEqual({ from: 0.4, to: expect.closeTo(0.4, 12) });
  });

  test.each([
    ['length', 'ly', 'nm', '1'],
    ['time', 's', 'week', '1'],
    ['data', 'kb', 'gb', '1'],
    ['length', 'ft', 'm', '1e300'],
    ['length', 'ft', 'm', '1e4000'],
    ['length', 'ft', 'm', '1e-4000'],
    ['temperature', 'C', 'F', '3e7'],
    ['fuel-economy', 'mpg-us', 'l-100km', '1e9'],
  ])('of %s is logarithmic from %s to %s at %s, with the value in its middle third', async (...pair) => {
    const [category, from, to, value] = pair;
    const scale = await scaleOf(category, from, to, value);
    expect(scale.from.isLogarithmic && scale.to.isLogarithmic).toBe(true);
    const { from: at } = positionsOf(scale, value);
    expect(at).toBeGreaterThan(0.33);
    expect(at).toBeLessThan(0.67);
  });

  test('of a large enough value in far-apart units is linear', async () => {
    expect((await scaleOf('time', 's', 'week', '604800')).from.isLogarithmic).toBe(false);
  });
});

describe('the pointer', () => {
  test.each(['1', '6', '5280', '-40', '1e-9', '1e30', '-1e30', '99999999999999999999'])(
    'is at the same place on both rulers for %s',
    async (value) => {
      for (const units of [
        ['length', 'ft', 'm'],
        ['length', 'ly', 'nm'],
        ['temperature', 'C', 'F'],
        ['temperature', 'F', 'K'],
      ] as const) {
        const { from, to } = positionsOf(await scaleOf(units[0], units[1], units[2], value), value);
        expect(to).toBeCloseTo(from, 5);
      }
    },
  );

  test.each([
    ['1', '1.1'],
    ['25', '30'],
    ['-25', '-24'],
    ['1e9', '1.2e9'],
  ])('moves left on one ruler and right on the other between reciprocal units, from %s to %s', async (value, more) => {
    const scale = await scaleOf('fuel-economy', 'mpg-us', 'l-100km', value);
    const [before, after] = [positionsOf(scale, value), positionsOf(scale, more)];
    expect(scale.isReciprocal).toBe(true);
    expect(after.from).toBeGreaterThan(before.from);
    expect(after.to).toBeLessThan(before.to!);
  });

  test('has no counterpart at 0 miles per gallon', async () => {
    const scale = await scaleOf('fuel-economy', 'mpg-us', 'l-100km', '0');
    expect(positionsOf(scale, '0')).toEqual({ from: 0, to: undefined });
  });

  test('stays at the end of a scale that does not reach the value', async () => {
    const scale = await scaleOf('length', 'ft', 'm', '6');
    expect(positionsOf(scale, '60')).toEqual({ from: 1, to: 1 });
    expect(positionsOf(await scaleOf('length', 'ly', 'nm', '1'), '0').from).toBe(0);
  });
});

test.each([
  ['3', true],
  ['0', true],
  ['0.1', false],
  ['9.9', false],
  ['11', false],
  ['-1', false],
])('the range around 6 feet suits %s: %s', async (value, isSuited) => {
  expect(suits(await scaleOf('length', 'ft', 'm', '6'), number(value))).toBe(isSuited);
});
