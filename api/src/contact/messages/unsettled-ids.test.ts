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
  ids.settle(MESSAGE, '203.0.113.7');
  expect(ids.find(MESSAGE, '203.0.113.7')).toBeUndefined();
});

test.each(Object.keys(MESSAGE))('a message with another %s is another message', (field) => {
  const ids = new UnsettledIds();
  ids.keep(MESSAGE, '203.0.113.7', 'first');
  expect(ids.find({ ...MESSAGE, [field]: 'other' }, '203.0.113.7')).toBeUndefined();
  expect(ids.find(MESSAGE, '203.0.113.8')).toBeUndefined();
});

test('an ID is forgotten after an hour, and then replaced', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const ids = new UnsettledIds();
  ids.keep(MESSAGE, '203.0.113.7', 'first');
  now.mockReturnValue(HOUR_MS - 1);
  expect(ids.find(MESSAGE, '203.0.113.7')).toBe('first');
  now.mockReturnValue(HOUR_MS);
  expect(ids.find(MESSAGE, '203.0.113.7')).toBeUndefined();
  ids.keep(MESSAGE, '203.0.113.7', 'second');
  expect(ids.find(MESSAGE, '203.0.113.7')).toBe('second');
});

test('the oldest of more than a thousand IDs is forgotten', () => {
  const ids = new UnsettledIds();
  for (let index = 0; index <= 1000; index += 1) ids.keep(MESSAGE, String(index), `id-${index}`);
  expect([0, 1, 1000].map((index) => ids.find(MESSAGE, String(index)))).toEqual([undefined, 'id-1', 'id-1000']);
});
