import { EARLY_CLICKS } from '../app/early-clicks.ts';

/** Repeats clicks from before hydration. Call it once React listens: React hydrates clicked parts first. */
export function replayClicks(region: Element): void {
  const clicked = globalThis[EARLY_CLICKS];
  for (const control of clicked ?? []) {
    if (!region.contains(control) || control.closest('[data-dormant]')) continue;
    clicked?.delete(control);
    control.click();
  }
}
