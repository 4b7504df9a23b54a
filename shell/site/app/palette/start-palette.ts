import { withSecondAttempt } from '@site/shell-contract';
import { showPalette } from './palette-host.tsx';
import { onPaletteKey } from './palette-key.ts';

const load = () => withSecondAttempt(async () => (await import('./palette.tsx')).Palette);

export function startPalette(isAsked: boolean): void {
  const open = () => void load().then(showPalette, console.warn);
  onPaletteKey(open);
  if (isAsked) open();
}

/** Otherwise the first letters typed after the key would be lost. */
export function loadPaletteAhead(): void {
  load().catch(() => {}); // the key tries again
}
