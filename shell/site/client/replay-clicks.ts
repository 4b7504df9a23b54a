import { EARLY_CLICKS } from '../app/early-clicks.ts';

/** Clicks anew what was clicked in a region before it could answer. Once React listens: it takes over first the part that is clicked. */
export function replayClicks(region: Element): void {
  const clicked = globalThis[EARLY_CLICKS];
  for (const control of clicked ?? []) {
    if (!region.contains(control) || control.closest('[data-dormant]')) continue;
    clicked?.delete(control);
    control.click();
  }
}
