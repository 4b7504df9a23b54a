import { expect, test } from '@jest/globals';
import { formatExact } from './format-exact.ts';
import { powerOfTen, rational } from './rational.ts';

test('shows all digits of a decimal that ends', () => {
  expect(formatExact(rational(201168n, 125n))).toEqual({ text: '1609.344', isExact: true });
  expect(formatExact(rational(-1n, 8n))).toEqual({ text: '-0.125', isExact: true });
  expect(formatExact(rational(0n))).toEqual({ text: '0', isExact: true });
});

test('shows 20 digits and the fraction if the decimal never ends', () => {
  expect(formatExact(rational(1250n, 381n))).toEqual({
    text: '3.280839895013123359580052493438320209'.slice(0, 20) + '6',
    isExact: false,
    fraction: '1250/381',
  });
});

test('shows up to 20 digits before the decimal point', () => {
  expect(formatExact(rational(powerOfTen(20), 3n)).text).toBe('33333333333333333333');
  expect(formatExact(rational(powerOfTen(21), 3n)).text).toBe('3.3333333333333333333e+20');
});

test('shows only the first digits of a number that is too long to read', () => {
  expect(formatExact(rational(powerOfTen(500)))).toEqual({ text: '1.0000000000000000000e+500', isExact: false });
  expect(formatExact(rational(1n, powerOfTen(500)))).toEqual({ text: '1.0000000000000000000e-500', isExact: false });
  expect(formatExact(rational(powerOfTen(60), 7n)).fraction).toBeUndefined();
});
