import { describe, expect, test } from '@jest/globals';
import { parseDecimal } from './parse-decimal.ts';
import { rational } from './rational.ts';

function valueOf(input: string): string | undefined {
  const parsed = parseDecimal(input);
  return parsed.ok ? `${parsed.value.numerator}/${parsed.value.denominator}` : undefined;
}

describe('a number as people type it', () => {
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
    ['1,000', '1000/1'],
    ['12,345,678.9', '123456789/10'],
    ['-1,234e2', '-123400/1'],
  ])('%j is read as %s', (input, expected) => {
    expect(valueOf(input)).toBe(expected);
  });

  test('keeps more digits than a double can hold', () => {
    expect(parseDecimal('12345678901234567890.123456789')).toEqual({
      ok: true,
      value: rational(12345678901234567890123456789n, 1_000_000_000n),
    });
  });
});

describe('what is not a number', () => {
  test.each([
    '12abc',
    '1,2,3',
    '1,00',
    '1,0000',
    '0,125',
    '00,125',
    '0123,456',
    ',5',
    ',123',
    '1234,567',
    '1,234,56',
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
    '1 000',
    '1 2',
    '1_000',
    '५',
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

  test.each(['', '   ', '\n\t'])('%j is empty', (input) => {
    expect(parseDecimal(input)).toMatchObject({ ok: false, code: 'EMPTY' });
  });
});

describe('input that would cost too much', () => {
  test('says that an exponent is out of range instead of computing it', () => {
    for (const input of ['1e1001', '1e-1001', '1e999999999', `1e${'9'.repeat(200)}`]) {
      expect(parseDecimal(input)).toMatchObject({ ok: false, code: 'OUT_OF_RANGE' });
    }
    expect(parseDecimal('1e1000').ok).toBe(true);
    expect(parseDecimal('1e-1000').ok).toBe(true);
  });

  test('says that a text is too long before it reads it', () => {
    expect(parseDecimal('1'.repeat(300)).ok).toBe(true);
    expect(parseDecimal('1'.repeat(301))).toMatchObject({ ok: false, code: 'TOO_LONG' });
    expect(parseDecimal(`${'1,'.repeat(5_000_000)}x`)).toMatchObject({ ok: false, code: 'TOO_LONG' });
  });
});
