import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalogue/load-category';
import { rationalFromShown } from '@site/catalogue/engine/rational';
import { parseInput } from '../converter/converter-state.ts';
import { dragGrid, keyboardGrid, sliderNumbers, textAfterKey, textAt } from './grid.ts';
import { scaleAround } from './scale.ts';
import { temperatureAxes } from './temperature-range.ts';

type Pair = readonly [category: string, from: string, to: string];

async function scaleOf([category, fromId, toId]: Pair, value: string) {
  const units = await loadUnits(category);
  const [from, to] = [fromId, toId].map((id) => units.find((unit) => unit.id === id));
  return scaleAround(rationalFromShown(value), from!, to!, temperatureAxes);
}

const FEET: Pair = ['length', 'ft', 'm'];
const FAR: Pair = ['length', 'ly', 'nm'];
const HEAT: Pair = ['temperature', 'C', 'F'];
const ANGLE: Pair = ['angle', 'deg', 'rad'];
const FUEL: Pair = ['fuel-economy', 'mpg-us', 'l-100km'];

test.each([
  [FEET, '6', 'ArrowRight', '6.1'],
  [FEET, '6', 'ArrowUp', '6.1'],
  [FEET, '6', 'ArrowLeft', '5.9'],
  [FEET, '6', 'ArrowDown', '5.9'],
  [FEET, '6', 'PageUp', '7'],
  [FEET, '6', 'PageDown', '5'],
  [FEET, '6', 'Home', '0'],
  [FEET, '6', 'End', '10'],
  [FEET, '6.25', 'ArrowRight', '6.3'],
  [FEET, '6.25', 'ArrowLeft', '6.2'],
  [FEET, '0.9', 'PageDown', '0'],
  [FEET, '-6', 'ArrowRight', '-5.9'],
  [FEET, '-6', 'Home', '-10'],
  [FAR, '1', 'ArrowRight', '1.1'],
  [FAR, '1', 'ArrowLeft', '0.99'],
  [FAR, '1', 'PageUp', '10'],
  [FAR, '9.9', 'ArrowRight', '10'],
  [FAR, '1', 'End', '100'],
  [FAR, '-1', 'ArrowRight', '-0.99'],
  [FAR, '-1', 'PageUp', '-0.1'],
  [HEAT, '37', 'ArrowUp', '38'],
  [HEAT, '37', 'PageDown', '27'],
  [HEAT, '37', 'End', '220'],
  [FUEL, '25', 'ArrowRight', '26'],
  [FUEL, '25', 'Home', '1'],
  [FUEL, '-25', 'End', '-1'],
  [ANGLE, '90', 'ArrowRight', '91'],
] as [Pair, string, string, string][])('in %j, %s and %s give %s', async (units, value, key, text) => {
  expect(textAfterKey(keyboardGrid(await scaleOf(units, value)), rationalFromShown(value), key)).toBe(text);
});

test('other keys do not move the pointer', async () => {
  const grid = keyboardGrid(await scaleOf(FEET, '6'));
  expect(textAfterKey(grid, rationalFromShown('6'), 'Tab')).toBeUndefined();
  expect(textAfterKey(grid, rationalFromShown('6'), 'a')).toBeUndefined();
});

test.each([
  [FEET, '6', 0, '0'],
  [FEET, '6', 1, '10'],
  [FEET, '6', -0.2, '0'],
  [FEET, '6', 1.2, '10'],
  [FEET, '6', 0.3333, '3.35'],
  [FAR, '1', 0.5, '3.2'],
  [HEAT, '37', 0.5, '100'],
  [FUEL, '25', 0, '0.2'],
] as [Pair, string, number, string][])(
  'a press in %j around %s at %d of 300 pixels gives %s',
  async (units, value, position, text) => {
    expect(textAt(dragGrid(await scaleOf(units, value), 300), position)).toBe(text);
  },
);

test('the field reads what the pointer writes, and never asks about a separator', async () => {
  for (const [units, value] of [
    [FEET, '1'],
    [FEET, '6'],
    [FEET, '5280'],
    [FAR, '1e-20'],
    [FAR, '1e30'],
    [HEAT, '37'],
    [FUEL, '25'],
  ] as [Pair, string][]) {
    const grid = dragGrid(await scaleOf(units, value), 1000);
    for (const at of [0.111, 0.2345, 0.5, 0.789]) {
      const text = textAt(grid, at);
      const read = parseInput(text.replace('.', ','), undefined, undefined, 'point-comma');
      expect(read).toMatchObject({ state: 'number', value: rationalFromShown(text), other: undefined });
    }
  }
});

test.each([
  [FEET, '6', { min: 0, max: 10, now: 6 }],
  [FAR, '0', { min: 0.1, max: 100, now: 0.1 }],
  [HEAT, '-300', { min: -500, max: 0, now: -300 }],
  [FEET, '1e999', { min: Number.MAX_VALUE, max: Number.MAX_VALUE, now: Number.MAX_VALUE }],
] as [Pair, string, object][])(
  'assistive technology gets finite numbers in %j at %s',
  async (units, value, numbers) => {
    expect(sliderNumbers(await scaleOf(units, value), rationalFromShown(value))).toEqual(numbers);
  },
);
