import { describe, expect, test } from '@jest/globals';
import { formatQuantity, formatQuick } from './format-quantity.ts';
import { morePrecisely } from './more-precisely.ts';
import { rational, rationalFromShown } from './rational.ts';

describe('the line below a coarsely rounded result', () => {
  test.each([
    ['0.0000015', '0.000002', 'exactly 1.5e-6'],
    ['-0.0000015', '-0.000002', 'exactly -1.5e-6'],
    ['0.00000165343915', '0.000002', '1.65344e-6'],
    ['0.000099999996', '0.0001', undefined],
    ['0.0001', '0.0002', 'exactly 0.0001'],
    ['0.0000999999', '0.0002', 'exactly 9.99999e-5'],
    ['0.00099999996', '0.001001', '0.00100000'],
    ['0.0123456789', '0.0124', '0.0123457'],
    ['0', '0', undefined],
    ['100000', '99000', 'exactly 100000'],
    ['12345678.9', '12000000', '12345700'],
    ['999999999', '900000000', '1000000000'],
    ['1000000000', '1100000000', 'exactly 1e+9'],
  ])('for %s shown as %s reads %s', (value, shown, line) => {
    expect(morePrecisely(rationalFromShown(value), shown)).toBe(line);
  });

  test('appears if the rounding error exceeds 0.05%', () => {
    expect(morePrecisely(rational(2000n), '2001')).toBeUndefined();
    expect(morePrecisely(rational(2000n), '1999')).toBeUndefined();
    expect(morePrecisely(rational(-2000n), '-2001')).toBeUndefined();
    expect(morePrecisely(rational(20000n), '20011')).toBe('exactly 20000');
    expect(morePrecisely(rational(20000n), '19989')).toBe('exactly 20000');
  });
});

test('the line appears only for values that the display rounds too coarsely', () => {
  const stride = process.env['EVERY_CASE'] === '1' ? 1 : 17;
  for (let step = 1; step <= 20_000; step += stride) {
    const value = rational(BigInt(step), 90_001n);
    for (const format of [formatQuick, formatQuantity]) {
      const shown = format(value);
      const isOff = Math.abs(Number(shown) / (step / 90_001) - 1) > 0.0005;
      const line = morePrecisely(value, shown);
      expect(line !== undefined).toBe(isOff);
      if (line) expect(Math.abs(Number(line) / (step / 90_001) - 1)).toBeLessThanOrEqual(5e-6);
    }
  }
});
