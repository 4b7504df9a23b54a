import { expect, test } from '@jest/globals';
import { allCategoryUnits } from '../generated/units/all-units.ts';
import { convertById } from './convert-by-id.ts';
import { rational, rationalFromDecimal } from './rational.ts';

const one = rational(1n);

test('takes ids and the other spellings of a unit', () => {
  for (const [from, to] of [
    ['gal-us', 'L'],
    ['gal US', 'l'],
    ['gal', 'liters'],
    ['US gallons', 'litre'],
  ] as const) {
    expect(convertById(one, 'volume', from, to, allCategoryUnits)).toEqual({
      ok: true,
      value: rationalFromDecimal('3.785411784'),
    });
  }
});

test('tells an id from another unit’s symbol in another letter case', () => {
  const kelvin = convertById(one, 'temperature', 'C', 'K', allCategoryUnits);
  expect(kelvin).toEqual({ ok: true, value: rationalFromDecimal('274.15') });
});

test('says which unit is unsupported', () => {
  expect(convertById(one, 'length', 'ft', 'parsec', allCategoryUnits)).toMatchObject({
    ok: false,
    message: 'Unsupported length unit: parsec',
  });
  expect(convertById(one, 'weight', 'cubit', 'parsec', allCategoryUnits)).toMatchObject({
    ok: false,
    message: 'Unsupported weight unit: cubit',
  });
  expect(convertById(one, 'temperature', 'C', 'X', allCategoryUnits)).toMatchObject({
    ok: false,
    message: 'Unsupported temperature conversion from C to X',
  });
  expect(convertById(one, 'luck', 'ft', 'm', allCategoryUnits)).toMatchObject({
    ok: false,
    message: 'Unsupported conversion',
  });
});
