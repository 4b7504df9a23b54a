import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

interface PurgesOptions {
  url: string;
  header: readonly [name: string, value: string] | undefined;
  tag: string;
  /** Delay of the second purge, for responses in flight at a switch. */
  againMs: number;
  log: Pick<Logger, 'info' | 'error'>;
  onOutcome: (outcome: 'done' | 'failed') => void;
}

const TIME_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/**
 * Purges all pages now and again later. Each shell does so after its own switch, so the last one also purges pages that
 * the others sent.
 */
export class Purges {
  readonly #options: PurgesOptions;
  #running: AbortController | undefined;

  constructor(options: PurgesOptions) {
    this.#options = options;
  }

  get isPending(): boolean {
    return this.#running !== undefined;
  }

  begin(): void {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    this.#purgeTwice(running.signal).then(
      () => this.#running === running && (this.#running = undefined),
      () => {}, // aborted by a new purge or shutdown
    );
  }

  stop(): void {
    this.#running?.abort();
  }

  async #purgeTwice(signal: AbortSignal) {
    await this.#insist(signal);
    await sleep(this.#options.againMs, undefined, { signal, ref: false });
    await this.#insist(signal);
  }

  /** Retries until it succeeds. */
  async #insist(signal: AbortSignal) {
    const { log, onOutcome } = this.#options;
    let waitMs = FIRST_RETRY_MS;
    for (let failures = 0; ; failures += 1) {
      const problem = await this.#send(signal);
      signal.throwIfAborted();
      onOutcome(problem === undefined ? 'done' : 'failed');
      if (problem === undefined) {
        log.info({ failures }, 'The CDN purged the previous pages.');
        return;
      }
      if (failures === 0)
        log.error(
          { reason: problem },
          `The CDN did not purge the previous pages: ${problem}. The shell keeps trying. Check PURGE_URL and PURGE_HEADER.`,
        );
      await sleep(waitMs, undefined, { signal, ref: false });
      waitMs = Math.min(2 * waitMs, LAST_RETRY_MS);
    }
  }

  async #send(signal: AbortSignal): Promise<string | undefined> {
    const { url, header, tag } = this.#options;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tag,
          ...(header && { [header[0]]: header[1] }),
        },
        body: JSON.stringify({ tags: [tag] }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `it responded with ${response.status}`;
    } catch (error) {
      const { message, cause } = error as Error;
      return (cause as Error | undefined)?.message || message;
    }
  }
}
