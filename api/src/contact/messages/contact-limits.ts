export interface ContactLimits {
  perMinute: number;
  perDay: number;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns milliseconds until the next message is allowed, or 0. `attempts` are times of accepted messages, newest
 * first. Windows slide, so no window ever exceeds its limit.
 */
export function retryAfter(attempts: readonly number[], { perMinute, perDay }: ContactLimits, now: number): number {
  const free = (limit: number, windowMs: number) => {
    const oldest = attempts[limit - 1];
    // Caps the wait in case the clock was set back.
    return oldest === undefined ? 0 : Math.min(windowMs, Math.max(0, oldest + windowMs - now));
  };
  return Math.max(free(perMinute, MINUTE_MS), free(perDay, DAY_MS));
}
