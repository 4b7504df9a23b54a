/** Pixels from the top. Scrolling down beyond it hides the header. */
export const HIDE_BEYOND = 60;
/** Pixels from the top. The header shows within them. */
export const SHOW_WITHIN = 10;

export function headerHiddenAfter(hidden: boolean, previous: number, current: number): boolean {
  if (current <= SHOW_WITHIN || current < previous) return false;
  return current > previous && current > HIDE_BEYOND ? true : hidden;
}
