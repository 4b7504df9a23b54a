import { describe, expect, test } from '@jest/globals';
import { parseDecimal } from './parse-decimal.ts';
import { NUMBER_FORMATS } from './number-format.ts';
import { rational, rationalFromDecimal } from './rational.ts';

function readValues(input: string): (string | undefined)[] {
  return NUMBER_FORMATS.map((format) => {
    const parsed = parseDecimal(input, format);
    return parsed.ok ? `${parsed.value.numerator}/${parsed.value.denominator}` : undefined;
  });
}

describe('parsing a typed number', () => {
  test.each([
    ['5', '5/1'],
    ['0', '0/1'],
    ['-0', '0/1'],
    ['+5', '5/1'],
    ['-40', '-40/1'],
    ['\u221240', '-40/1'],
    ['.5', '1/2'],
    ['5.', '5/1'],
    ['007', '7/1'],
    ['0.1', '1/10'],
    ['  12.5\t', '25/2'],
    ['\u00a01\u202f', '1/1'],
    ['1e3', '1000/1'],
    ['1E3', '1000/1'],
    ['2.5e-3', '1/400'],
    ['2.5e\u22123', '1/400'],
    ['1e+2', '100/1'],
    ['1e0000000000000000002', '100/1'],
    ['12,345,678.9', '123456789/10'],
    ['5,5', '11/2'],
    [',5', '1/2'],
    ['5,', '5/1'],
    ['1,00', '1/1'],
    ['0,125', '1/8'],
    ['1234,5', '2469/2'],
    ['1.234,5', '2469/2'],
    ['1.234.567', '1234567/1'],
    ['1,234.5', '2469/2'],
    ['1.50', '3/2'],
    ['0.500', '1/2'],
    ['1,2345', '2469/2000'],
    ['1234.567', '1234567/1000'],
    ["1'234,5", '2469/2'],
    ['1 234,5', '2469/2'],
    ['1\u202f234', '1234/1'],
    ["1'000", '1000/1'],
    ['1’000’000.5', '2000001/2'],
    ['1,00,000', '100000/1'],
    ['५', '5/1'],
    ['٣٫٥', '7/2'],
    ['۱۲', '12/1'],
    ['５．５', '11/2'],
    ['1_000', '1000/1'],
  ])('returns the same value in every format for %j: %s', (input, expected) => {
    expect(readValues(input)).toEqual(NUMBER_FORMATS.map(() => expected));
  });

  test.each([
    ['1,500', '1500', '1.5', '1.5', '1500'],
    ['1.500', '1.5', '1500', '1500', '1.5'],
    ['12,345e3', '12345000', '12345', '12345', '12345000'],
    ['−999.999', '-999.999', '-999999', '-999999', '-999.999'],
    ['１，５００', '1500', '1.5', '1.5', '1500'],
    ['١.٥٠٠', '1.5', '1500', '1500', '1.5'],
  ])(
    'returns a value that depends on the format for %s',
    (input, commaPoint, pointComma, spaceComma, apostrophePoint) => {
      const expected = [commaPoint, pointComma, spaceComma, apostrophePoint];
      const values = NUMBER_FORMATS.map((format) => parseDecimal(input, format));
      expect(values).toEqual(expected.map((text) => expect.objectContaining({ value: rationalFromDecimal(text) })));
    },
  );

  test('keeps more digits than a double can represent', () => {
    expect(parseDecimal('12345678901234567890.123456789')).toMatchObject({
      ok: true,
      value: rational(12345678901234567890123456789n, 1_000_000_000n),
    });
  });
});

describe('rejecting text that is not a number', () => {
  test.each([
    '12abc',
    '1,2,3',
    '1,234,56',
    '1,234,',
    "1'00",
    "0'500",
    '1,234 567',
    '1.234 567',
    '0,123.5',
    '1.234.56',
    '1 23',
    '1,2,',
    '1.2,345',
    'Infinity',
    '-Infinity',
    'NaN',
    '0x10',
    '0b1',
    '1e',
    'e5',
    '1e+',
    '1e1.5',
    '.',
    '-',
    '+',
    '-.',
    '.e1',
    '1..2',
    '1.2.3',
    '--1',
    '+-1',
    '1 2',
    '½',
    '1/2',
    '1n',
    '$5',
    '5%',
    '1e5e5',
    '1d3',
  ])('%j', (input) => {
    expect(parseDecimal(input)).toMatchObject({ ok: false, code: 'NOT_A_NUMBER' });
  });

  test.each(['', '   ', '\n\t'])('%j, because it is empty', (input) => {
    expect(parseDecimal(input)).toMatchObject({ ok: false, code: 'EMPTY' });
  });
});

describe('input that is expensive to parse', () => {
  test('is rejected if the exponent is out of range', () => {
    for (const input of ['1e1001', '1e-1001', '1e999999999', `1e${'9'.repeat(200)}`]) {
      expect(parseDecimal(input)).toMatchObject({ ok: false, code: 'OUT_OF_RANGE' });
    }
    expect(parseDecimal('1e1000').ok).toBe(true);
    expect(parseDecimal('1e-1000').ok).toBe(true);
  });

  test('is rejected without parsing if it is too long', () => {
    expect(parseDecimal('1'.repeat(300)).ok).toBe(true);
    expect(parseDecimal('1'.repeat(301))).toMatchObject({ ok: false, code: 'TOO_LONG' });
    expect(parseDecimal(`${'1,'.repeat(5_000_000)}x`)).toMatchObject({ ok: false, code: 'TOO_LONG' });
  });
});
