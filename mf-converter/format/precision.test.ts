import { expect, test } from '@jest/globals';
import { negate, rational } from '@site/catalog/engine/rational';
import { formatAs } from './rounding.ts';

const third = rational(1n, 3n);
const INCHES = { id: 'in' };

test.each([
  ['s2', rational(254n, 100n), '2.5'],
  ['s15', third, '0.333333333333333'],
  ['s3', rational(1_234_567n), '1230000'],
  ['s3', rational(1n, 10n ** 9n), '1.00e-9'],
  ['s3', rational(10n ** 20n), '1.00e+20'],
  ['s5', rational(0n), '0'],
  ['d0', rational(25n, 10n), '3'],
  ['d3', negate(third), '-0.333'],
  ['d12', rational(1n, 8n), '0.125000000000'],
  ['d12', rational(10n ** 10n), '10000000000.000000000000'],
  ['fraction', rational(5000n, 127n), '39 47/127'],
  ['fraction', negate(third), '-1/3'],
  ['fraction', rational(4n), '4'],
])('the precision %s formats %o inches as %s', (choice, value, text) =>
  expect(formatAs(choice, value, INCHES)).toBe(text),
);

test.each([
  ['', third],
  ['s1', third],
  ['s16', third],
  ['d13', third],
  ['dozen', third],
  ['fraction', rational(10n ** 30n, 7n)],
  ['d12', rational(10n ** 11n)],
])('the precision "%s" leaves %o inches in the automatic format', (choice, value) =>
  expect(formatAs(choice, value, INCHES)).toBeUndefined(),
);

test.each(['m', 'ft', 'L', 'fl-oz'])('a result in %s is never a fraction', (id) =>
  expect(formatAs('fraction', third, { id })).toBeUndefined(),
);

test.each(['cup', 'tbsp', 'tsp'])('a result in %s can be a fraction', (id) =>
  expect(formatAs('fraction', third, { id })).toBe('1/3'),
);
