export interface ContactLimits {
  perMinute: number;
  perDay: number;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Milliseconds until one more message is welcome; 0 for now. `attempts` are the times of the accepted ones, newest first. The windows
 * slide, so at no moment do more than the limit lie within one.
 */
export function retryAfter(attempts: readonly number[], { perMinute, perDay }: ContactLimits, now: number): number {
  const free = (limit: number, windowMs: number) => {
    const oldest = attempts[limit - 1];
    // No wait is longer than its window, also where the clock was set back.
    return oldest === undefined ? 0 : Math.min(windowMs, Math.max(0, oldest + windowMs - now));
  };
  return Math.max(free(perMinute, MINUTE_MS), free(perDay, DAY_MS));
}
