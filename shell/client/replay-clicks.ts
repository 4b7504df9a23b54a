import { EARLY_CLICKS } from '../app/early-clicks.ts';

/** Clicks anew what was clicked before the page's code could answer. Once React listens: it takes over first the part that is clicked. */
export function replayClicks(): void {
  const clicked = globalThis[EARLY_CLICKS];
  globalThis[EARLY_CLICKS] = undefined;
  for (const control of clicked ?? []) control.click();
}
