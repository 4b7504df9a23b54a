import { afterEach, expect, jest, test } from '@jest/globals';
import { WindowLimit } from './window-limit.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const taken = (limit: WindowLimit, addresses: readonly string[]) => addresses.map((address) => limit.take(address));

test('accepts events of one address up to its limit, and others still', () => {
  const limit = new WindowLimit({ ofOne: 2, ofAll: 100 });
  expect(taken(limit, ['a', 'a', 'a', 'b'])).toEqual([true, true, false, true]);
});

test('accepts events of all addresses up to their limit, which refused events do not use up', () => {
  const limit = new WindowLimit({ ofOne: 1, ofAll: 3 });
  expect(taken(limit, ['a', 'a', 'a', 'b', 'c', 'd'])).toEqual([true, false, false, true, true, false]);
});

test('asking whether a limit is reached counts nothing', () => {
  const limit = new WindowLimit({ ofOne: 1, ofAll: 1 });
  expect([limit.isReached('a'), limit.isReached('a'), limit.take('a'), limit.isReached('a')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('accepts events again in the next minute', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(59_999);
  const limit = new WindowLimit({ ofOne: 1, ofAll: 1 });
  expect(taken(limit, ['a', 'a', 'b'])).toEqual([true, false, false]);
  now.mockReturnValue(60_000);
  expect(taken(limit, ['a', 'a', 'b'])).toEqual([true, false, false]);
  now.mockRestore();
});
