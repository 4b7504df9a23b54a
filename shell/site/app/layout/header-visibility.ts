/** Pixels from the top beyond which scrolling down hides the header. */
export const HIDE_BEYOND = 60;
/** Pixels from the top within which the header always shows. */
export const SHOW_WITHIN = 10;

/** Whether the header is hidden after a scroll from `previous` to `current`. */
export function headerHiddenAfter(hidden: boolean, previous: number, current: number): boolean {
  if (current <= SHOW_WITHIN || current < previous) return false;
  return current > previous && current > HIDE_BEYOND ? true : hidden;
}
