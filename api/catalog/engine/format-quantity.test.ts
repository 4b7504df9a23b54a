import { describe, expect, test } from '@jest/globals';
import { formatExponent, formatQuantity, formatQuick, formatTableValue } from './format-quantity.ts';
import { parseDecimal } from './parse-decimal.ts';
import { rational, type Rational } from './rational.ts';

function number(text: string): Rational {
  const parsed = parseDecimal(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

describe('the quick converter shows', () => {
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['0.0000123456', '1.2346e-5'],
    ['0.005', '5.0000e-3'],
    ['0.00999999', '1.0000e-2'],
    ['0.01', '0.0100'],
    ['3.280839895', '3.2808'],
    ['9.99994', '9.9999'],
    ['9.99995', '10.0000'],
    ['10', '10.00'],
    ['12.345', '12.35'],
    ['5280', '5280.00'],
    ['999999.999', '1000000.00'],
    ['1000000', '1000000.00'],
    ['1000000.0001', '1.0000e+6'],
    ['1609344', '1.6093e+6'],
    ['9999950000', '1.0000e+10'],
    ['1e1000', '1.0000e+1000'],
    ['1e-1000', '1.0000e-1000'],
  ])('%s as %s', (value, shown) => {
    expect(formatQuick(number(value))).toBe(shown);
  });
});

describe('the widget shows', () => {
  test.each([
    ['0', '0'],
    ['0.00000099999949', '9.999995e-7'],
    ['0.0000009999999999', '1.000000e-6'],
    ['0.000001', '0.000001'],
    ['0.0000015', '0.000002'],
    ['0.00015', '0.000150'],
    ['0.0099999', '0.010000'],
    ['0.01', '0.0100'],
    ['0.30485', '0.3049'],
    ['0.99999', '1.0000'],
    ['1.524', '1.524'],
    ['1.5245', '1.525'],
    ['9.9995', '10.000'],
    ['22.0462', '22.05'],
    ['5280', '5280.00'],
    ['-40', '-40.00'],
    ['1609344000', '1609344000.00'],
    ['999999999999999999999.99', '999999999999999999999.99'],
    ['1e21', '1.000000e+21'],
  ])('%s as %s', (value, shown) => {
    expect(formatQuantity(number(value))).toBe(shown);
  });
});

describe('an example table shows', () => {
  test.each([
    ['0', '0'],
    ['0.00999', '9.99e-3'],
    ['0.009999', '1.00e-2'],
    ['0.01', '0.010'],
    ['0.0305', '0.031'],
    ['0.09999', '0.100'],
    ['0.1', '0.10'],
    ['9.999', '10.00'],
    ['304.8', '304.80'],
    ['1000000', '1000000.00'],
    ['2589988.110336', '2.59e+6'],
  ])('%s as %s', (value, shown) => {
    expect(formatTableValue(number(value), 'length')).toBe(shown);
  });

  test('temperatures of any size with one decimal place', () => {
    expect(formatTableValue(number('33.85'), 'temperature')).toBe('33.9');
    expect(formatTableValue(number('0.001'), 'temperature')).toBe('0.0');
    expect(formatTableValue(number('-0.04'), 'temperature')).toBe('0.0');
    expect(formatTableValue(number('0'), 'temperature')).toBe('0');
    expect(formatTableValue(number('-17.7777777'), 'temperature')).toBe('-17.8');
    expect(formatTableValue(number('2000000'), 'temperature')).toBe('2000000.0');
  });
});

test('a mantissa without decimals has no decimal point', () => {
  expect(formatExponent(number('12345'), 0)).toBe('1e+4');
});

describe('all three displays', () => {
  const inTable = (value: Rational) => formatTableValue(value, 'length');

  test('show a negative value as its magnitude with a sign', () => {
    for (const format of [formatQuick, formatQuantity, inTable]) {
      for (const text of ['1e-9', '0.0123', '0.5', '5', '12.345', '1000001', '1e30']) {
        expect(format(number(`-${text}`))).toBe(`-${format(number(text))}`);
      }
    }
  });

  test('round ties away from zero', () => {
    expect(formatQuantity(rational(3n, 20000n))).toBe('0.000150');
    expect(formatQuick(rational(10_005n, 1000n))).toBe('10.01');
    expect(formatQuick(rational(-10_005n, 1000n))).toBe('-10.01');
    expect(inTable(rational(1005n, 1000n))).toBe('1.01');
  });
});
