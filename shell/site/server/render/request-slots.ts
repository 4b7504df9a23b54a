/** How many requests a process works on at a time, and how many may wait for it. */
const AT_A_TIME = 100;
const MOST_WAITING = 500;

/** A queue before one process: what it has not begun can still be given up, and it answers the supervisor's questions in between. */
export class RequestSlots {
  #taken = 0;
  #waiting: ((granted: boolean) => void)[] = [];

  get isIdle(): boolean {
    return this.#taken === 0 && this.#waiting.length === 0;
  }

  /** Resolves with true when there is room, which has to be given back with `release`; with false where none came in time. */
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
