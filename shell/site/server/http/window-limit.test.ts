import { afterEach, expect, jest, test } from '@jest/globals';
import { WindowLimit } from './window-limit.ts';

afterEach(() => void jest.restoreAllMocks());

const taken = (limit: WindowLimit, addresses: readonly string[]) => addresses.map((address) => limit.take(address));

test.each([
  ['of one address up to its limit, and others still', 2, 100, 'aaab', [true, true, false, true]],
  [
    'of all up to their limit, which refused ones do not use up',
    1,
    3,
    'aaabcd',
    [true, false, false, true, true, false],
  ],
])('accepts events %s', (_what, ofOne, ofAll, addresses, accepted) => {
  expect(taken(new WindowLimit({ ofOne, ofAll }), [...addresses])).toEqual(accepted);
});

test('accepts events again in the next minute, and counts no question', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(59_999);
  const limit = new WindowLimit({ ofOne: 1, ofAll: 1 });
  expect([limit.isReached('a'), ...taken(limit, ['a', 'a', 'b']), limit.isReached('a')]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  now.mockReturnValue(60_000);
  expect(taken(limit, ['a', 'a', 'b'])).toEqual([true, false, false]);
});
