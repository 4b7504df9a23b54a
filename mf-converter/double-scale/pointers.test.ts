import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalogue/load-category';
import type { NumberFormat } from '@site/catalogue/engine/number-format';
import { rationalFromShown } from '@site/catalogue/engine/rational';
import type { UnitDefinition } from '@site/catalogue/engine/unit-definition';
import { pointersOf } from './pointers.ts';
import { scaleAround } from './scale.ts';

type Pair = readonly [category: string, from: string, to: string];

async function textsOf(
  [category, ...ids]: Pair,
  shown: string,
  format: NumberFormat = 'comma-point',
  isOneSided = false,
) {
  const units = await loadUnits(category);
  const [from, to] = ids.map((id) => units.find((unit) => unit.id === id)!) as [UnitDefinition, UnitDefinition];
  const value = rationalFromShown(shown);
  const pointers = pointersOf(scaleAround(value, from, to), value, format, isOneSided);
  return { from: pointers.from.tag, to: pointers.to?.tag, sentence: pointers.sentence };
}

test.each([
  ['length', 'ft', 'm', '6', '6 ft', '1.83 m', '6 feet is 1.83 meters'],
  ['length', 'ft', 'm', '1', '1 ft', '0.305 m', '1 foot is 0.305 meters'],
  ['length', 'mi', 'ft', '1', '1 mi', '5280 ft', '1 mile is 5280 feet'],
  ['length', 'mi', 'ft', '12', '12 mi', '63,360 ft', '12 miles is 63,360 feet'],
  ['length', 'ly', 'nm', '1', '1 ly', '9.46 × 10²⁴ nm', '1 light-year is 9.46 × 10²⁴ nanometers'],
  ['temperature', 'C', 'F', '-40', '−40 °C', '−40 °F', '−40 degrees Celsius is −40 degrees Fahrenheit'],
  ['fuel-economy', 'mpg-us', 'l-100km', '0', '0 mpg', undefined, '0 miles per US gallon'],
])(
  'the labels and the sentence for %s from %s to %s at %s',
  async (category, fromId, toId, value, from, to, sentence) => {
    expect(await textsOf([category, fromId, toId], value)).toEqual({ from, to, sentence });
  },
);

test('numbers have the visitor’s separators', async () => {
  expect((await textsOf(['length', 'mi', 'ft'], '12', 'point-comma')).to).toBe('63.360 ft');
  expect((await textsOf(['length', 'ft', 'm'], '6', 'point-comma')).to).toBe('1,83 m');
});

test('while the visitor guesses, the scale does not show the result', async () => {
  expect(await textsOf(['length', 'm', 'ft'], '3', 'comma-point', true)).toEqual({
    from: '3 m',
    to: undefined,
    sentence: '3 meters',
  });
});
