import type { RenderResponse } from './render-messages.ts';

export class RenderProcessError extends Error {
  override name = 'RenderProcessError';
  readonly code: 'LATE' | 'ENDED';

  constructor(code: RenderProcessError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

interface Pending {
  resolve: (response: RenderResponse) => void;
  reject: (error: RenderProcessError) => void;
  timer: NodeJS.Timeout;
}

interface PendingRequestsOptions {
  /** A busy process is not late. */
  isBusy: () => boolean;
  onMostLate: (reason: string) => void;
}

/** Time limits that a busy process gets. */
const MOST_TIMES = 3;
/** A process with more timed-out requests than this may be keeping them all in memory. */
const MOST_LATE = 1000;

export class PendingRequests {
  readonly #options: PendingRequestsOptions;
  readonly #pending = new Map<number, Pending>();
  readonly #late = new Set<number>();
  #nextId = 1;

  constructor(options: PendingRequestsOptions) {
    this.#options = options;
  }

  add(timeLimitMs: number, send: (id: number) => void): Promise<RenderResponse> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, {
        resolve,
        reject,
        timer: setTimeout(() => this.#giveUp(id, timeLimitMs, 1), timeLimitMs),
      });
      send(id);
    });
  }

  /** False for a response that was never requested. Drops a late one. */
  resolve(id: number, response: () => RenderResponse): boolean {
    const pending = this.#take(id);
    pending?.resolve(response());
    return pending !== undefined || this.#late.delete(id);
  }

  rejectAll(reason: string): void {
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(new RenderProcessError('ENDED', reason));
  }

  #giveUp(id: number, timeLimitMs: number, times: number) {
    const pending = this.#pending.get(id);
    if (pending && times < MOST_TIMES && this.#options.isBusy()) {
      pending.timer = setTimeout(() => this.#giveUp(id, timeLimitMs, times + 1), timeLimitMs);
      return;
    }
    this.#late.add(id);
    this.#take(id)?.reject(
      new RenderProcessError('LATE', `it did not respond within ${Math.round((timeLimitMs * times) / 100) / 10} s`),
    );
    if (this.#late.size > MOST_LATE) this.#options.onMostLate(`it left ${MOST_LATE} requests unanswered`);
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    clearTimeout(pending?.timer);
    this.#pending.delete(id);
    return pending;
  }
}
