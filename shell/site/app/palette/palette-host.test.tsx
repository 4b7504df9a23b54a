import { expect, test } from '@jest/globals';
import { hostPalette, showPalette } from './palette-host.tsx';

const Palette = () => <></>;

test('a search that was asked for before the header is hydrated opens once it is', () => {
  const shown: unknown[] = [];
  showPalette(Palette);
  const end = hostPalette((Loaded) => shown.push(Loaded));
  expect(shown).toEqual([Palette]);
  end();
  hostPalette((Loaded) => shown.push(Loaded))();
  expect(shown).toEqual([Palette]);
});
