import { addressKey } from './visitor-address.ts';

const WINDOW_MS = 60_000;

/**
 * Limits events per minute, per visitor and in total. Fixed windows, so that addresses are not kept longer than one.
 * Each process counts separately.
 */
export class WindowLimit {
  readonly #most: { ofOne: number; ofAll?: number };
  #window = 0;
  #ofAll = 0;
  #ofOne = new Map<string, number>();

  constructor(most: { ofOne: number; ofAll?: number }) {
    this.#most = most;
  }

  /** Counts the events, unless they exceed a limit. */
  take(address: string, count = 1): boolean {
    if (this.isReached(address, count)) return false;
    const key = addressKey(address);
    this.#ofOne.set(key, (this.#ofOne.get(key) ?? 0) + count);
    this.#ofAll += count;
    return true;
  }

  isReached(address: string, count = 1): boolean {
    const window = Math.floor(performance.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#ofAll = 0;
      this.#ofOne = new Map();
    }
    const { ofOne, ofAll = Number.POSITIVE_INFINITY } = this.#most;
    return (this.#ofOne.get(addressKey(address)) ?? 0) + count > ofOne || this.#ofAll + count > ofAll;
  }

  get secondsLeft(): number {
    return Math.ceil((WINDOW_MS - (performance.now() % WINDOW_MS)) / 1000);
  }
}
