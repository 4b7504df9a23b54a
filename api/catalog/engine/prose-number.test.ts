import { expect, test } from '@jest/globals';
import { equalsSign, inPowersOfTen, proseNumber, withCommas } from './prose-number.ts';
import { rational, rationalFromShown } from './rational.ts';

test.each([
  ['0', '0'],
  ['63360', '63360'],
  ['1.402080', '1.40208'],
  ['9.9999996', '10'],
  ['-154.3235835', '-154.324'],
  ['1234567', '1234570'],
  ['0.0000165', '0.0000165'],
  ['0.00000165344', '1.65344 × 10⁻⁶'],
  ['0.000001', '10⁻⁶'],
  ['12345678901234', '1.23457 × 10¹³'],
])('%s is written as %s', (value, text) => {
  expect(proseNumber(rationalFromShown(value), 6)).toBe(text);
});

test('an equals sign appears only if the number is not rounded', () => {
  expect(equalsSign(rational(0n), 6)).toBe('=');
  expect(equalsSign(rationalFromShown('1.40208'), 6)).toBe('=');
  expect(equalsSign(rationalFromShown('1.402081'), 6)).toBe('≈');
  expect(equalsSign(rational(1n, 3n), 6)).toBe('≈');
});

test('exponential notation becomes a power of ten', () => {
  expect(inPowersOfTen('6.2137e-7')).toBe('6.2137 × 10⁻⁷');
  expect(inPowersOfTen('1.0000e+12')).toBe('10¹²');
  expect(inPowersOfTen('0.3048')).toBe('0.3048');
});

test.each([
  ['A mile is 63360 inches.', 'A mile is 63,360 inches.'],
  ['1000000 mm, 5280 feet and 1852 m', '1,000,000 mm, 5280 feet and 1852 m'],
  ['2589988.110336 and 0.45359237 and −12345', '2,589,988.110336 and 0.45359237 and −12,345'],
  ['299,792,458 stays', '299,792,458 stays'],
])('prose uses thousands separators: %s', (text, expected) => {
  expect(withCommas(text)).toBe(expected);
});
