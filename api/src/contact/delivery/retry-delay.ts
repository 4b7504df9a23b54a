const LONGEST_MS = 6 * 60 * 60 * 1000;
/** No try is ever further ahead, the tenth more among it. */
export const LONGEST_DELAY_MS = 1.1 * LONGEST_MS;

/** Whole milliseconds until the next try after `attempts` failed ones: doubling, up to six hours, a tenth more or less so that tries spread. */
export function retryDelay(attempts: number, firstMs: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_MS, firstMs * 2 ** Math.min(attempts - 1, 40));
  return Math.max(1, Math.round(delay * (0.9 + 0.2 * random())));
}
