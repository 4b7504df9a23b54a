const WINDOW_MS = 60_000;

/**
 * Limits events per minute, per address and in total. Fixed windows, so that addresses are not kept longer than one.
 */
export class WindowLimit {
  readonly #most: { ofOne: number; ofAll: number };
  #window = 0;
  #ofAll = 0;
  #ofOne = new Map<string, number>();

  constructor(most: { ofOne: number; ofAll: number }) {
    this.#most = most;
  }

  take(address: string): boolean {
    if (this.isReached(address)) return false;
    this.#ofOne.set(address, (this.#ofOne.get(address) ?? 0) + 1);
    this.#ofAll += 1;
    return true;
  }

  isReached(address: string): boolean {
    const window = Math.floor(performance.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#ofAll = 0;
      this.#ofOne = new Map();
    }
    return (this.#ofOne.get(address) ?? 0) >= this.#most.ofOne || this.#ofAll >= this.#most.ofAll;
  }
}
