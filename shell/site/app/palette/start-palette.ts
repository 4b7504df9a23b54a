import { withSecondAttempt } from '@site/shell-contract';
import { showPalette } from './palette-host.tsx';
import { onPaletteKey } from './palette-key.ts';

const load = () => withSecondAttempt(async () => (await import('./palette.tsx')).Palette);

/** From now on, a key opens the search. */
export function startPalette(): void {
  onPaletteKey(() => void load().then(showPalette, console.warn));
}

/** Otherwise the first letters typed after the key would be lost. */
export function loadPaletteAhead(): void {
  load().catch(() => {}); // the key tries again
}
