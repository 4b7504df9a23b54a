import { addressKey } from './visitor-address.ts';

const WINDOW_MS = 60_000;

/**
 * Limits events per minute in this process. Fixed windows mean that no IP address is stored for longer than a minute.
 */
export class WindowLimit {
  readonly #limits: { perAddress: number; total?: number };
  #window = 0;
  #total = 0;
  #perAddress = new Map<string, number>();

  constructor(limits: { perAddress: number; total?: number }) {
    this.#limits = limits;
  }

  /** Counts the events and returns true, or returns false if they would exceed a limit. */
  take(address: string, count = 1): boolean {
    if (this.isReached(address, count)) return false;
    const key = addressKey(address);
    this.#perAddress.set(key, (this.#perAddress.get(key) ?? 0) + count);
    this.#total += count;
    return true;
  }

  isReached(address: string, count = 1): boolean {
    const window = Math.floor(performance.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#total = 0;
      this.#perAddress = new Map();
    }
    const { perAddress, total = Number.POSITIVE_INFINITY } = this.#limits;
    return (this.#perAddress.get(addressKey(address)) ?? 0) + count > perAddress || this.#total + count > total;
  }

  get secondsLeft(): number {
    return Math.ceil((WINDOW_MS - (performance.now() % WINDOW_MS)) / 1000);
  }
}
