import { describe, expect, test } from '@jest/globals';
import { SIGN, getKeys, withKey } from './touch-keys.tsx';

const keyNames = (category: string) => getKeys(category).map(({ key }) => key);

test.each([
  ['temperature', [SIGN]],
  ['angle', [SIGN, '°', '′', '″']],
  ['length', ['′', '″', '½', '/']],
  ['data', []],
])('the keys for %s are %j', (category, keys) => expect(keyNames(category)).toEqual(keys));

describe('a touch key', () => {
  const field = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
    value,
    selectionStart,
    selectionEnd,
  });

  test('is inserted at the caret', () => expect(withKey(field('511', 1), '′')).toBe('5′11'));

  test('is appended to the number if the whole number is selected', () =>
    expect(withKey(field('5', 0, 1), '′')).toBe('5′'));

  test('replaces the selected part of the number', () => expect(withKey(field('5.25', 1, 4), '½')).toBe('5½'));

  test.each([
    ['40', '-40'],
    ['-40', '40'],
    ['−40', '40'],
    ['', '-'],
  ])('changes the sign of %j', (value, changed) => expect(withKey(field(value, 0, value.length), SIGN)).toBe(changed));
});
