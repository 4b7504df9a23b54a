import { EARLY_CLICKS, EARLY_PRESS } from '../app/early-clicks.ts';

/** Repeats clicks and presses from before hydration. Call it once React listens: React hydrates clicked parts first. */
export function replayClicks(region: Element): void {
  const isReady = (control: Element) => region.contains(control) && !control.closest('[data-dormant]');
  const clicked = globalThis[EARLY_CLICKS];
  for (const control of clicked ?? []) {
    if (!isReady(control)) continue;
    clicked?.delete(control);
    control.click();
  }
  const press = globalThis[EARLY_PRESS] ?? [];
  const pressed = press[0]?.target;
  if (!(pressed instanceof Element) || !isReady(pressed)) return;
  globalThis[EARLY_PRESS] = [];
  for (const event of press) pressed.dispatchEvent(new PointerEvent(event.type, event));
}
