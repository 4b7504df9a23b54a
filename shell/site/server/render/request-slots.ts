/** Per process. */
const AT_A_TIME = 100;
const MOST_WAITING = 500;

/** Queues requests outside the process, so they can be canceled and pings get through. */
export class RequestSlots {
  #taken = 0;
  #waiting: ((granted: boolean) => void)[] = [];

  get isIdle(): boolean {
    return this.#taken === 0 && this.#waiting.length === 0;
  }

  /** Resolves with false on timeout. After true, call `release`. */
  take(timeLimitMs: number): Promise<boolean> {
    if (this.#taken < AT_A_TIME) {
      this.#taken += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== settle);
        resolve(false);
      }, timeLimitMs);
      const settle = (granted: boolean) => {
        clearTimeout(timer);
        resolve(granted);
      };
      this.#waiting.push(settle);
    });
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next(true);
    else this.#taken -= 1;
  }
}
