import { afterEach, expect, jest, test } from '@jest/globals';
import { WindowLimit } from './window-limit.ts';

afterEach(() => void jest.restoreAllMocks());

const taken = (limit: WindowLimit, addresses: readonly string[]) => addresses.map((address) => limit.take(address));

test.each([
  ['of one address up to its limit, and others still', 2, 100, 'aaab', [true, true, false, true]],
  ['of all up to their limit, not counting refused ones', 1, 3, 'aabcd', [true, false, true, true, false]],
])('accepts events %s', (_what, ofOne, ofAll, addresses, accepted) => {
  expect(taken(new WindowLimit({ ofOne, ofAll }), [...addresses])).toEqual(accepted);
});

test('accepts events again in the next minute, and counts no question', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(59_999);
  const limit = new WindowLimit({ ofOne: 1, ofAll: 1 });
  expect(limit.isReached('a')).toBe(false);
  expect([...taken(limit, ['a', 'a', 'b']), limit.isReached('a')]).toEqual([true, false, false, true]);
  now.mockReturnValue(60_000);
  expect(taken(limit, ['a', 'a', 'b'])).toEqual([true, false, false]);
});
