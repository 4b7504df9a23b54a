import { expect, test } from '@jest/globals';
import { formatLargeNumber } from './quantity.ts';

test.each([
  ['4.0504e+8', '405.04 million'],
  ['-4.0504e+8', '-405.04 million'],
  ['1.0000e+6', '1 million'],
  ['1e+9', '1 billion'],
  ['1.5e+11', '150 billion'],
  ['9.4607e+15', '9.4607 quadrillion'],
  ['1.2000e+20', '120 quintillion'],
])('formats %s as %s', (result, words) => expect(formatLargeNumber(result)).toBe(words));

test.each(['1.0000e+5', '1.0000e+21', '1.0000e-8', '404050000', 'Invalid input', ''])(
  'does not format %j in words',
  (result) => expect(formatLargeNumber(result)).toBeUndefined(),
);
