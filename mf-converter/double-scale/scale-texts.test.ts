import { expect, test } from '@jest/globals';
import { loadUnits } from '@site/catalogue/load-category';
import { rationalFromShown } from '@site/catalogue/engine/rational';
import { scaleTexts } from './scale-texts.ts';

test.each([
  ['length', 'ft', 'm', '6', '6 ft', '1.83 m', '6 feet is 1.83 meters'],
  ['length', 'ft', 'm', '1', '1 ft', '0.305 m', '1 foot is 0.305 meters'],
  ['length', 'mi', 'ft', '1', '1 mi', '5280 ft', '1 mile is 5280 feet'],
  ['length', 'mi', 'ft', '12', '12 mi', '63,360 ft', '12 miles is 63,360 feet'],
  ['length', 'ly', 'nm', '1', '1 ly', '9.46 × 10²⁴ nm', '1 light-year is 9.46 × 10²⁴ nanometers'],
  ['temperature', 'C', 'F', '-40', '−40 °C', '−40 °F', '−40 degrees Celsius is −40 degrees Fahrenheit'],
  ['fuel-economy', 'mpg-us', 'l-100km', '0', '0 mpg', undefined, '0 miles per US gallon'],
])('%s from %s to %s at %s', async (category, fromId, toId, value, from, to, sentence) => {
  const units = await loadUnits(category);
  const [one, other] = [fromId, toId].map((id) => units.find((unit) => unit.id === id)!);
  const texts = scaleTexts(rationalFromShown(value), { from: one!, to: other!, format: 'comma-point' });
  expect(texts).toEqual({ from, to, sentence });
});

test('numbers have the visitor’s separators', async () => {
  const units = await loadUnits('length');
  const [mile, foot, meter] = ['mi', 'ft', 'm'].map((id) => units.find((unit) => unit.id === id)!);
  expect(scaleTexts(rationalFromShown('12'), { from: mile!, to: foot!, format: 'point-comma' }).to).toBe('63.360 ft');
  expect(scaleTexts(rationalFromShown('6'), { from: foot!, to: meter!, format: 'point-comma' }).to).toBe('1,83 m');
});

test('a guess does not say its counterpart', async () => {
  const units = await loadUnits('length');
  const [from, to] = ['m', 'ft'].map((id) => units.find((unit) => unit.id === id)!);
  const shown = { from: from!, to: to!, format: 'comma-point', isOneSided: true } as const;
  expect(scaleTexts(rationalFromShown('3'), shown)).toEqual({ from: '3 m', to: undefined, sentence: '3 meters' });
});
