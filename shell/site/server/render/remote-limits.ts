export type BreakerState = 'closed' | 'open' | 'half-open';

const WINDOW_MS = 30_000;

interface CircuitBreakerOptions {
  /** Failures within the window that open the breaker if they are at least half of the requests. */
  failures: number;
  resetMs: number;
  onChange?: (state: BreakerState) => void;
}

/** When half-open, it allows one trial request at a time. One failing page among many does not open it. */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #state: BreakerState = 'closed';
  #window = { since: 0, tried: 0, failed: 0 };
  #openedAt = 0;
  #isProbing = false;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** When this returns true, call `succeeded`, `failed`, or `skipped` exactly once. */
  mayTry(): boolean {
    if (this.#state === 'closed') return true;
    if (this.#state === 'open' && performance.now() - this.#openedAt >= this.#options.resetMs) this.#enter('half-open');
    if (this.#state === 'open' || this.#isProbing) return false;
    this.#isProbing = true;
    return true;
  }

  succeeded(): void {
    this.#isProbing = false;
    if (this.#state === 'closed') this.#count(0);
    // A late response to a request made before the breaker opened does not close it.
    if (this.#state === 'half-open') this.#enter('closed');
  }

  failed(): void {
    this.#isProbing = false;
    if (this.#state === 'half-open') this.#open();
    if (this.#state !== 'closed') return;
    const { tried, failed } = this.#count(1);
    if (failed >= this.#options.failures && failed * 2 >= tried) this.#open();
  }

  /** The request was not made, or its failure is unrelated to the remote. */
  skipped(): void {
    this.#isProbing = false;
  }

  #count(failed: 0 | 1) {
    const now = performance.now();
    if (now - this.#window.since > WINDOW_MS) this.#window = { since: now, tried: 0, failed: 0 };
    this.#window.tried += 1;
    this.#window.failed += failed;
    return this.#window;
  }

  #open() {
    this.#openedAt = performance.now();
    this.#enter('open');
  }

  #enter(state: BreakerState) {
    this.#state = state;
    this.#window = { since: performance.now(), tried: 0, failed: 0 };
    this.#options.onChange?.(state);
  }
}

const MAX_RUNNING = 100;
const MAX_WAITING = 500;

/** Queues requests outside the process, so they can be canceled and pings get through. */
export class RequestSlots {
  #taken = 0;
  #waiting: ((granted: boolean) => void)[] = [];

  get isIdle(): boolean {
    return this.#taken === 0 && this.#waiting.length === 0;
  }

  /** Resolves with false on timeout. After true, call `release`. */
  take(timeLimitMs: number): Promise<boolean> {
    if (this.#taken < MAX_RUNNING) {
      this.#taken += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.length >= MAX_WAITING) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiting) => waiting !== settle);
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
