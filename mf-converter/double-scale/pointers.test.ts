import { expect, test } from '@jest/globals';
import type { NumberFormat } from '@site/catalog/engine/number-format';
import { rationalFromShown } from '@site/catalog/engine/rational';
import { buildTestScale, type UnitIds } from '../testing/scale-of.ts';
import { buildPointers } from './pointers.ts';

function listTexts(units: UnitIds, value: string, format: NumberFormat = 'comma-point', isOneSided = false) {
  const { from, to, sentence } = buildPointers(
    buildTestScale(units, value),
    rationalFromShown(value),
    format,
    isOneSided,
  );
  return { from: from.tag, to: to?.tag, sentence };
}

test.each([
  ['ft', 'm', '6', '6 ft', '1.83 m', '6 feet is 1.83 meters'],
  ['ft', 'm', '1', '1 ft', '0.305 m', '1 foot is 0.305 meters'],
  ['mi', 'ft', '1', '1 mi', '5280 ft', '1 mile is 5280 feet'],
  ['mi', 'ft', '12', '12 mi', '63,360 ft', '12 miles is 63,360 feet'],
  ['ly', 'nm', '1', '1 ly', '9.46 × 10²⁴ nm', '1 light-year is 9.46 × 10²⁴ nanometers'],
  ['C', 'F', '-40', '−40 °C', '−40 °F', '−40 degrees Celsius is −40 degrees Fahrenheit'],
  ['mpg-us', 'l-100km', '0', '0 mpg', undefined, '0 miles per US gallon'],
])('labels the pointers from %s to %s at %s', (fromId, toId, value, from, to, sentence) =>
  expect(listTexts([fromId, toId], value)).toEqual({ from, to, sentence }),
);

test('formats numbers with the visitor’s separators', () => {
  expect(listTexts(['mi', 'ft'], '12', 'point-comma').to).toBe('63.360 ft');
  expect(listTexts(['ft', 'm'], '6', 'point-comma').to).toBe('1,83 m');
});

test('hides the result while the visitor guesses', () => {
  const texts = { from: '3 m', to: undefined, sentence: '3 meters' };
  expect(listTexts(['m', 'ft'], '3', 'comma-point', true)).toEqual(texts);
});
