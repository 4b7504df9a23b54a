import { expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { paletteKeyScript } from './palette-key.ts';

const pressed = (key: string, held: readonly string[] = []) => ({
  key,
  altKey: held.includes('alt'),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  shiftKey: held.includes('shift'),
});

/** Presses the key before and again after the scripts have loaded. */
function press(key: ReturnType<typeof pressed>, isInField: boolean) {
  const self: { __siteOnPaletteKey?: (open: () => void) => void } = {};
  const counts = { opened: 0, prevented: 0 };
  let listener: (event: object) => void = () => {};
  runInNewContext(paletteKeyScript, {
    self,
    addEventListener: (_: string, added: typeof listener) => (listener = added),
  });
  const target = { closest: () => (isInField ? {} : null) };
  const down = () => listener({ ...key, target, preventDefault: () => (counts.prevented += 1) });
  down();
  self.__siteOnPaletteKey?.(() => (counts.opened += 1));
  down();
  return counts;
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
])(
  'opens the search with the key %s and the modifiers %j, even before scripts load: %s',
  (key, held, opens, isInField = false) => {
    const times = opens ? 2 : 0;
    expect(press(pressed(key, held), isInField)).toEqual({ opened: times, prevented: times });
  },
);
