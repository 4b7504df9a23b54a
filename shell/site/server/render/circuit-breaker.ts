export type BreakerState = 'closed' | 'open' | 'half-open';

interface CircuitBreakerOptions {
  /** Failures within the window that open the breaker, if they are at least half of what was tried. */
  failures: number;
  windowMs: number;
  /** How long to ask nothing once it is open. */
  resetMs: number;
  onChange?: (state: BreakerState) => void;
  now?: () => number;
}

/**
 * Stops asking what keeps failing. Open, it lets nothing through; after a while one request at a time may try (half-open), and its
 * outcome closes or opens it again. One page that fails among many that do not leaves it closed.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  readonly #now: () => number;
  #state: BreakerState = 'closed';
  #window = { since: 0, tried: 0, failed: 0 };
  #openedAt = 0;
  #isProbing = false;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
    // Not the time of day: a clock that is set back would keep it open.
    this.#now = options.now ?? (() => performance.now());
  }

  get state(): BreakerState {
    return this.#state;
  }

  /** True where the request may be made; then `succeeded`, `failed` or `skipped` has to be called once. */
  mayTry(): boolean {
    if (this.#state === 'closed') return true;
    if (this.#state === 'open' && this.#now() - this.#openedAt >= this.#options.resetMs) this.#enter('half-open');
    if (this.#state === 'open' || this.#isProbing) return false;
    this.#isProbing = true;
    return true;
  }

  succeeded(): void {
    this.#isProbing = false;
    if (this.#state === 'closed') this.#count(0);
    // Open: an answer to what was asked before it opened, and no reason to close it.
    if (this.#state === 'half-open') this.#enter('closed');
  }

  failed(): void {
    this.#isProbing = false;
    if (this.#state === 'half-open') this.#open();
    if (this.#state !== 'closed') return;
    const { tried, failed } = this.#count(1);
    if (failed >= this.#options.failures && failed * 2 >= tried) this.#open();
  }

  /** The request was not made after all, or its failure says nothing of what was asked. */
  skipped(): void {
    this.#isProbing = false;
  }

  #count(failed: 0 | 1) {
    const now = this.#now();
    if (now - this.#window.since > this.#options.windowMs) this.#window = { since: now, tried: 0, failed: 0 };
    this.#window.tried += 1;
    this.#window.failed += failed;
    return this.#window;
  }

  #open() {
    this.#openedAt = this.#now();
    this.#enter('open');
  }

  #enter(state: BreakerState) {
    this.#state = state;
    this.#window = { since: this.#now(), tried: 0, failed: 0 };
    this.#options.onChange?.(state);
  }
}
