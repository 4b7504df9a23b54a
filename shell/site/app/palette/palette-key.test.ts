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

function noted(key: ReturnType<typeof pressed>, isInField: boolean) {
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

test.each<[string, string[], boolean, isInField?: boolean]>([
  ['/', [], true],
  ['/', ['shift'], true],
  ['k', ['ctrl'], true],
  ['K', ['ctrl'], true],
  ['k', ['meta'], true],
  ['k', ['ctrl'], true, true],
  ['/', [], false, true],
  ['/', ['ctrl'], false],
  ['/', ['alt'], false],
  ['k', [], false],
  ['k', ['ctrl', 'shift'], false],
  ['k', ['ctrl', 'alt'], false],
  ['k', ['ctrl', 'meta'], false],
  ['s', ['ctrl'], false],
])('%s with %j opens the search, also before scripts load: %s', (key, held, opens, isInField = false) => {
  expect(isPaletteKey(pressed(key, held), isInField)).toBe(opens);
  expect(noted(pressed(key, held), isInField)).toEqual({ isAsked: opens, isPrevented: opens, listeners: 0 });
});
