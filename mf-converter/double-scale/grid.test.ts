import { expect, test } from '@jest/globals';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { parseQuantity } from '../converter/quantity.ts';
import { buildTestScale, type UnitIds } from '../testing/scale-of.ts';
import { getSliderNumbers, getTextAfterKey, getTextAt } from './grid.ts';

const FEET: UnitIds = ['ft', 'm'];
const FAR: UnitIds = ['ly', 'nm'];
const HEAT: UnitIds = ['C', 'F'];
const ANGLE: UnitIds = ['deg', 'rad'];
const FUEL: UnitIds = ['mpg-us', 'l-100km'];

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
  [FAR, '0', 'ArrowRight', '0.11'],
  [FAR, '0', 'End', '100'],
  [HEAT, '37', 'ArrowUp', '38'],
  [HEAT, '37', 'PageDown', '27'],
  [HEAT, '37', 'End', '220'],
  [FUEL, '25', 'ArrowRight', '26'],
  [FUEL, '25', 'Home', '1'],
  [FUEL, '-25', 'End', '-1'],
  [ANGLE, '90', 'ArrowRight', '91'],
  [FEET, '6', 'Tab', undefined],
  [FEET, '6', 'a', undefined],
] as [UnitIds, string, string, string | undefined][])(
  'on a scale of %j, the pointer at %s, after the key %s, writes %s',
  (units, value, key, text) =>
    expect(getTextAfterKey(buildTestScale(units, value), rationalFromShown(value), key)).toBe(text),
);

test.each([
  [FEET, '6', 0, '0'],
  [FEET, '6', 1, '10'],
  [FEET, '6', -0.2, '0'],
  [FEET, '6', 1.2, '10'],
  [FEET, '6', 0.3333, '3.35'],
  [FEET, '0.004', 0.3333, '0.00166'],
  [FAR, '3e-6', 0.5, '0.0000032'],
  [FAR, '3e-400', 0.5, '3.2e-400'],
  [FAR, '-3e30', 0.5, '-3.2e30'],
  [FAR, '1', 0.5, '3.2'],
  [HEAT, '37', 0.5, '100'],
  [FUEL, '25', 0, '0.2'],
] as [UnitIds, string, number, string][])(
  'on a scale of %j around %s, a press at the fraction %d of 300 pixels enters %s',
  (units, value, position, text) => expect(getTextAt(buildTestScale(units, value), position, 300)).toBe(text),
);

test.each([
  [FEET, '1'],
  [FEET, '6'],
  [FEET, '5280'],
  [FAR, '1e-20'],
  [FAR, '1e30'],
  [HEAT, '37'],
  [FUEL, '25'],
] as [UnitIds, string][])(
  'the pointer enters only unambiguous numbers in the field, on a scale of %j around %s',
  (units, value) => {
    for (const at of [0.111, 0.2345, 0.5, 0.789]) {
      const text = getTextAt(buildTestScale(units, value), at, 1000);
      const read = parseQuantity({ text: text.replace('.', ','), format: 'point-comma' });
      expect(read).toMatchObject({ state: 'number', value: rationalFromShown(text), alternative: undefined });
    }
  },
);

test.each([
  [FEET, '6', [0, 10, 6]],
  [FAR, '0', [0.1, 100, 0.1]],
  [HEAT, '-300', [-500, 0, -300]],
  [FEET, '1e999', [Number.MAX_VALUE, Number.MAX_VALUE, Number.MAX_VALUE]],
] as const)(
  'assistive technology receives finite numbers on a scale of %j around %s',
  (units, value, [min, max, now]) =>
    expect(getSliderNumbers(buildTestScale(units, value), rationalFromShown(value))).toEqual({
      'aria-valuemin': min,
      'aria-valuemax': max,
      'aria-valuenow': now,
    }),
);
