const LONGEST_MS = 6 * 60 * 60 * 1000;
/** Upper bound of a retry delay, with jitter. */
export const LONGEST_DELAY_MS = 1.1 * LONGEST_MS;

/** Exponential backoff in milliseconds, up to six hours, with 10% jitter. */
export function retryDelay(attempts: number, firstMs: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_MS, firstMs * 2 ** Math.min(attempts - 1, 40));
  return Math.max(1, Math.round(delay * (0.9 + 0.2 * random())));
}
