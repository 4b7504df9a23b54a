import { describe, expect, test } from '@jest/globals';
import { STORED_LISTS, readStoredList, withPinToggled, addRecent } from './kept-conversions.ts';

const conversion = (pair: string, value = '') => ({
  path: `/converter/length/${pair}`,
  text: `${value} ${pair}`,
  value,
});
const many = Array.from({ length: 30 }, (_, index) => conversion(`pair${index}-to-m`, String(index)));
const recentValues = (stored: string) => readStoredList(stored, STORED_LISTS.recent).map(({ value }) => value);

describe('a recent conversion', () => {
  test('moves to the front and replaces an earlier value of the same pair', () => {
    const stored = [
      conversion('feet-to-meters', '1'),
      conversion('miles-to-km', '2'),
      conversion('feet-to-meters', '3'),
    ].reduce(addRecent, '');
    expect(recentValues(stored)).toEqual(['3', '2']);
  });

  test('replaces the oldest conversion in a full list', () => {
    expect(recentValues(many.reduce(addRecent, ''))).toEqual('29 28 27 26 25 24 23 22 21 20'.split(' '));
  });

  test('is not stored if any of its text has more than 200 characters', () => {
    const full = many.slice(0, STORED_LISTS.recent.most).reduce(addRecent, '');
    const used = { ...conversion('feet-to-meters'), value: '1'.repeat(200), text: 'x'.repeat(200) };
    expect(readStoredList(addRecent(full, used), STORED_LISTS.recent)[0]).toEqual(used);
    for (const long of [{ value: '1'.repeat(201) }, { text: 'x'.repeat(201) }, { equation: '='.repeat(201) }])
      expect(addRecent(full, { ...used, ...long })).toBe(full);
  });
});

describe('a pin', () => {
  test('can be added and removed', () => {
    const pinned = withPinToggled('', conversion('feet-to-meters'));
    expect(pinned.outcome).toBe('pinned');
    expect(readStoredList(pinned.stored, STORED_LISTS.pinned)).toEqual([conversion('feet-to-meters')]);
    const unpinned = withPinToggled(pinned.stored, conversion('feet-to-meters'));
    expect(unpinned.outcome).toBe('unpinned');
    expect(readStoredList(unpinned.stored, STORED_LISTS.pinned)).toEqual([]);
  });

  test('cannot be added to a full list, but can still be removed from it', () => {
    const full = many.reduce((stored, pair) => withPinToggled(stored, pair).stored, '');
    expect(readStoredList(full, STORED_LISTS.pinned)).toEqual(many.slice(0, STORED_LISTS.pinned.most));
    expect(withPinToggled(full, many.at(-1)!)).toEqual({ stored: full, outcome: 'full' });
    expect(withPinToggled(full, many[0]!).outcome).toBe('unpinned');
  });
});

test.each([
  '{',
  '5',
  'null',
  '{"path":"/converter/length/feet-to-meters"}',
  '[null, 1, {}, {"path":"//elsewhere.example","text":"a","value":""}]',
])('treats the damaged list %s as empty, and stores the next conversion', (stored) => {
  expect(readStoredList(stored, STORED_LISTS.recent)).toEqual([]);
  expect(recentValues(addRecent(stored, conversion('feet-to-meters', '5')))).toEqual(['5']);
});

test('reads only valid and distinct pairs from a stored list, up to its maximum', () => {
  expect(readStoredList(JSON.stringify([many[0], ...many]), STORED_LISTS.pinned)).toEqual(
    many.slice(0, STORED_LISTS.pinned.most),
  );
});
