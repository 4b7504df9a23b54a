import { describe, expect, test } from '@jest/globals';
import { KEPT, readKept, withPinToggled, withRecent } from './kept-conversions.ts';

const kept = (pair: string, value = '') => ({ path: `/converter/length/${pair}`, text: `${value} ${pair}`, value });
const many = Array.from({ length: 30 }, (_, index) => kept(`pair${index}-to-m`, String(index)));
const recentValues = (stored: string) => readKept(stored, KEPT.recent).map(({ value }) => value);

describe('a recent conversion', () => {
  test('comes first, and its pair appears once with the latest value', () => {
    const stored = [kept('feet-to-meters', '1'), kept('miles-to-km', '2'), kept('feet-to-meters', '3')].reduce(
      withRecent,
      '',
    );
    expect(recentValues(stored)).toEqual(['3', '2']);
  });

  test('replaces the oldest one in a full list', () => {
    expect(recentValues(many.reduce(withRecent, ''))).toEqual([
      '29',
      '28',
      '27',
      '26',
      '25',
      '24',
      '23',
      '22',
      '21',
      '20',
    ]);
  });

  test('is dropped if it is too long', () => {
    const full = many.slice(0, KEPT.recent.most).reduce(withRecent, '');
    expect(withRecent(full, kept('feet-to-meters', '1'.repeat(1000)))).toBe(full);
  });
});

describe('a pin', () => {
  test('can be set and removed', () => {
    const pinned = withPinToggled('', kept('feet-to-meters'));
    expect(pinned.outcome).toBe('pinned');
    expect(readKept(pinned.stored, KEPT.pinned)).toEqual([kept('feet-to-meters')]);
    const unpinned = withPinToggled(pinned.stored, kept('feet-to-meters'));
    expect(unpinned.outcome).toBe('unpinned');
    expect(readKept(unpinned.stored, KEPT.pinned)).toEqual([]);
  });

  test('is rejected by a full list, from which others can still be removed', () => {
    const full = many.reduce((stored, pair) => withPinToggled(stored, pair).stored, '');
    expect(readKept(full, KEPT.pinned)).toEqual(many.slice(0, KEPT.pinned.most));
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
])('the damaged list %s appears empty and accepts the next conversion', (stored) => {
  expect(readKept(stored, KEPT.recent)).toEqual([]);
  expect(recentValues(withRecent(stored, kept('feet-to-meters', '5')))).toEqual(['5']);
});

test('a list with too many or repeated pairs is cut to valid entries', () => {
  expect(readKept(JSON.stringify([many[0], ...many]), KEPT.pinned)).toEqual(many.slice(0, KEPT.pinned.most));
});
