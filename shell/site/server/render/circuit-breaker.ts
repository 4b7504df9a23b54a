export type BreakerState = 'closed' | 'open' | 'half-open';

const WINDOW_MS = 30_000;

interface CircuitBreakerOptions {
  /** Failures within the window that open the breaker if they are at least half of the requests. */
  failures: number;
  resetMs: number;
  onChange?: (state: BreakerState) => void;
}

/**
 * Half-open, allows one trial request at a time, whose outcome closes or reopens it. One failing page among many
 * working ones does not open it.
 */
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
