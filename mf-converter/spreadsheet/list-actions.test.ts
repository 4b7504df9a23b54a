import { describe, expect, test } from '@jest/globals';
import { buildCsv } from './list-actions.tsx';

const lines = (rows: readonly (readonly string[])[], format: Parameters<typeof buildCsv>[1] = 'comma-point') =>
  buildCsv(rows, format).replace('\uFEFF', '').split('\r\n').slice(0, -1);

describe('a CSV file', () => {
  test('starts with a byte order mark and ends each row with CR LF', () => {
    expect(buildCsv([['m²'], ['1']], 'comma-point')).toBe('\uFEFFm²\r\n1\r\n');
  });

  test('quotes separators, quotes, and line breaks', () => {
    expect(lines([['1,5', '5\'3"', 'a b']])).toEqual(['"1,5","5\'3""",a b']);
    expect(buildCsv([['a\nb']], 'comma-point')).toBe('\uFEFF"a\nb"\r\n');
  });

  test('separates cells with semicolons if the comma is the decimal separator', () => {
    expect(lines([['1,5', 'a;b']], 'point-comma')).toEqual(['1,5;"a;b"']);
    expect(lines([['1.5', '2']], 'apostrophe-point')).toEqual(['1.5,2']);
  });

  test.each(['=1+1', '+A1', '@SUM(1)', '-2+3', ' =1', '|x', '\uff1d1', '\tx'])(
    'contains “%s” in a form that spreadsheets don’t run as a formula',
    (cell) => {
      expect(lines([[cell]])[0]).toBe(`'${cell}`);
    },
  );

  test.each(['-5', '+5', '-1.5e-7', '-40.00'])('keeps the number %s a number', (cell) => {
    expect(lines([[cell]])[0]).toBe(cell);
  });
});
