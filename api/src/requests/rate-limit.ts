/** How many callers are remembered. Beyond that the one that was let in longest ago begins anew. */
const MOST_CALLERS = 100_000;

/**
 * So many requests of one caller a minute, in any order: all at once, or evenly spread. Kept in memory, one number a caller: the time at which
 * nothing of what it asked for counts any more (the generic cell rate algorithm, ITU-T I.371).
 */
export class RateLimit {
  readonly #intervalMs: number;
  readonly #toleranceMs: number;
  readonly #clearAt = new Map<string, number>();

  constructor(perMinute: number) {
    this.#intervalMs = 60_000 / perMinute;
    this.#toleranceMs = 60_000 - this.#intervalMs;
  }

  /** @returns milliseconds until the caller may ask again; 0 where this request is let in, which then counts */
  admit(caller: string, now = performance.now()): number {
    const clearAt = Math.max(this.#clearAt.get(caller) ?? 0, now);
    const wait = clearAt - now - this.#toleranceMs;
    if (wait > 0) return wait;
    // Deleted first, so that the map's order is that of the last request.
    this.#clearAt.delete(caller);
    this.#clearAt.set(caller, clearAt + this.#intervalMs);
    if (this.#clearAt.size > MOST_CALLERS) this.#forgetOldest();
    return 0;
  }

  #forgetOldest(): void {
    const [oldest] = this.#clearAt.keys();
    if (oldest !== undefined) this.#clearAt.delete(oldest);
  }
}
