import { afterEach, expect, jest, test } from '@jest/globals';
import { UnsettledIds } from './unsettled-ids.ts';

const MESSAGE = { name: 'Anna', email: 'anna@example.com', subject: 'Hello', message: 'How many feet in a mile?' };
const HOUR_MS = 3_600_000;

afterEach(() => {
  jest.restoreAllMocks();
});

test('the same message of the same visitor gets its ID again, until it is settled', () => {
  const ids = new UnsettledIds();
  ids.keep(MESSAGE, '203.0.113.7', 'first');
  ids.keep(MESSAGE, '203.0.113.7', 'second');
  expect(ids.find(MESSAGE, '203.0.113.7')).toBe('first');
  for (const field of Object.keys(MESSAGE))
    expect(ids.find({ ...MESSAGE, [field]: 'other' }, '203.0.113.7')).toBeUndefined();
  expect(ids.find(MESSAGE, '203.0.113.8')).toBeUndefined();
  ids.settle(MESSAGE, '203.0.113.7');
  expect(ids.find(MESSAGE, '203.0.113.7')).toBeUndefined();
});

test('an ID is forgotten after an hour', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const ids = new UnsettledIds();
  ids.keep(MESSAGE, '203.0.113.7', 'first');
  now.mockReturnValue(HOUR_MS - 1);
  expect(ids.find(MESSAGE, '203.0.113.7')).toBe('first');
  now.mockReturnValue(HOUR_MS);
  expect(ids.find(MESSAGE, '203.0.113.7')).toBeUndefined();
});
