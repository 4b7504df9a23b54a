import { afterEach, expect, jest, test } from '@jest/globals';
import { WindowLimit } from './window-limit.ts';

afterEach(() => void jest.restoreAllMocks());

const take = (limit: WindowLimit, addresses: readonly string[]) => addresses.map((address) => limit.take(address));

test.each([
  ['of each address up to its limit', 2, 100, 'aaab', [true, true, false, true]],
  ['of all addresses up to the total, without the refused ones', 1, 3, 'aabcd', [true, false, true, true, false]],
])('accepts events %s', (_what, perAddress, total, addresses, accepted) => {
  expect(take(new WindowLimit({ perAddress, total }), [...addresses])).toEqual(accepted);
});

test('accepts events again in the next minute, and does not count calls of isReached', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(59_999);
  const limit = new WindowLimit({ perAddress: 1, total: 1 });
  expect(limit.isReached('a')).toBe(false);
  expect([...take(limit, ['a', 'a', 'b']), limit.isReached('a')]).toEqual([true, false, false, true]);
  now.mockReturnValue(60_000);
  expect(take(limit, ['a', 'a', 'b'])).toEqual([true, false, false]);
});
