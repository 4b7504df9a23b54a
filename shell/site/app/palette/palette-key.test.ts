import { expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { earlyKeyScript, isPaletteKey } from './palette-key.ts';

const pressed = (key: string, held: readonly string[] = []) => ({
  key,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

type Pressed = ReturnType<typeof pressed>;

function noted(key: Pressed, isInField = false) {
  const self: { __siteTakeEarlyKey?: () => boolean } = {};
  const listeners = new Set<(event: object) => void>();
  runInNewContext(earlyKeyScript, {
    self,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  });
  let isPrevented = false;
  const target = { closest: () => (isInField ? {} : null) };
  for (const listener of listeners) listener({ ...key, target, preventDefault: () => (isPrevented = true) });
  const isAsked = self.__siteTakeEarlyKey?.();
  return { isAsked, isPrevented, listeners: listeners.size };
}

const ASKED = { isAsked: true, isPrevented: true, listeners: 0 };
const NOT_ASKED = { isAsked: false, isPrevented: false, listeners: 0 };

test.each([
  ['/', []],
  ['/', ['shift']],
  ['k', ['ctrl']],
  ['K', ['ctrl']],
  ['k', ['meta']],
])('%s with %j opens the search, and does so before scripts load', (key, held) => {
  expect(isPaletteKey(pressed(key, held), false)).toBe(true);
  expect(noted(pressed(key, held))).toEqual(ASKED);
});

test.each([
  ['/', ['ctrl']],
  ['/', ['alt']],
  ['k', []],
  ['k', ['ctrl', 'shift']],
  ['k', ['ctrl', 'alt']],
  ['k', ['ctrl', 'meta']],
  ['s', ['ctrl']],
])('%s with %j does not', (key, held) => {
  expect(isPaletteKey(pressed(key, held), false)).toBe(false);
  expect(noted(pressed(key, held))).toEqual(NOT_ASKED);
});

test('in a field, a slash is text', () => {
  expect(isPaletteKey(pressed('/'), true)).toBe(false);
  expect(isPaletteKey(pressed('k', ['ctrl']), true)).toBe(true);
  expect(noted(pressed('/'), true)).toEqual(NOT_ASKED);
  expect(noted(pressed('k', ['ctrl']), true)).toEqual(ASKED);
});
