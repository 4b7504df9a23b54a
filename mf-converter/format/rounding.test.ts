import { expect, test } from '@jest/globals';
import { rational } from '@site/catalog/engine/rational';
import { loadUnits } from '@site/catalog/load-units';
import { roundedText, readRounding } from './rounding.ts';

const [unit] = await loadUnits('length');
const rounded = (numerator: bigint, denominator: bigint, rounding = '') =>
  roundedText(rational(numerator, denominator), rounding, unit!);

test('automatic rounding keeps exact results and shortens others to ten digits', () => {
  expect(rounded(127n, 50n)).toBe('2.54');
  expect(rounded(0n, 1n)).toBe('0');
  expect(rounded(1250n, 381n)).toBe('3.280839895');
  expect(rounded(-1n, 3n)).toBe('-0.3333333333');
  expect(rounded(123456789012345678n, 1n)).toBe('1.23456789e+17');
});

test('rounding to a number of decimals keeps trailing zeros', () => {
  expect(rounded(127n, 50n, 'd3')).toBe('2.540');
  expect(rounded(127n, 50n, 'd0')).toBe('3');
  expect(rounded(127n, 50n, 's4')).toBe('2.540');
});

test('a result that would be too long with these decimals gets the automatic format', () => {
  expect(rounded(10n ** 30n, 3n, 'd2')).toBe('3.333333333e+29');
});

test('an unknown rounding in the URL selects the automatic format', () => {
  expect(readRounding('d99')).toBe('');
  expect(readRounding(null)).toBe('');
  expect(readRounding('d2')).toBe('d2');
});
