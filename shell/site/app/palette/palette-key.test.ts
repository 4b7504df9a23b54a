import { expect, test } from '@jest/globals';
import { isPaletteKey } from './palette-key.ts';

const pressed = (key: string, held: readonly string[] = []) => ({
  key,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

test.each([
  ['/', []],
  ['/', ['shift']],
  ['k', ['ctrl']],
  ['K', ['ctrl']],
  ['k', ['meta']],
])('%s with %j opens the search', (key, held) => expect(isPaletteKey(pressed(key, held), false)).toBe(true));

test.each([
  ['/', ['ctrl']],
  ['/', ['alt']],
  ['k', []],
  ['k', ['ctrl', 'shift']],
  ['k', ['ctrl', 'alt']],
  ['k', ['ctrl', 'meta']],
  ['s', ['ctrl']],
])('%s with %j does not', (key, held) => expect(isPaletteKey(pressed(key, held), false)).toBe(false));

test('in a field, a slash is text', () => {
  expect(isPaletteKey(pressed('/'), true)).toBe(false);
  expect(isPaletteKey(pressed('k', ['ctrl']), true)).toBe(true);
});
