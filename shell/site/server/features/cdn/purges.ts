import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { writeDurably } from '../../../../composition/store/durable-file.ts';

export interface PurgeRequest {
  url: string;
  header: readonly [name: string, value: string] | undefined;
}

interface PurgesOptions {
  request: PurgeRequest;
  /** Delay of the second purge, for responses in flight at a switch. */
  againMs: number;
  /** The CDN's cached pages expire after this time. */
  maxAgeMs: number;
  file: string;
  log: Pick<Logger, 'info' | 'error'>;
  onOutcome: (outcome: 'done' | 'failed') => void;
}

const TIME_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

const tagsSchema = z.array(z.string());

/**
 * Purges each tag at the switch and again later. Each shell does so after its own switch, so the last one also purges
 * pages that the others sent.
 */
export class Purges {
  readonly #options: PurgesOptions;
  readonly #running = new Map<string, AbortController>();
  #tags: Promise<Set<string>>;
  #written: Promise<void> = Promise.resolve();

  constructor(options: PurgesOptions) {
    this.#options = options;
    this.#tags = readTags(options.file);
  }

  get pending(): number {
    return this.#running.size;
  }

  async keepOnly(tag: string): Promise<void> {
    const tags = await this.#tags;
    for (const former of tags) if (former !== tag) this.purge(former, () => tags.delete(former));
    tags.add(tag);
    await this.#write(tags);
  }

  purge(tag: string, whenDone: () => void = () => {}): void {
    this.#running.get(tag)?.abort();
    const running = new AbortController();
    this.#running.set(tag, running);
    void this.#purgeTwice(tag, running.signal)
      .then(async () => {
        this.#running.delete(tag);
        whenDone();
        await this.#write(await this.#tags);
      })
      .catch(() => {}); // aborted by a new purge or shutdown
  }

  close(): void {
    for (const running of this.#running.values()) running.abort();
  }

  async #purgeTwice(tag: string, signal: AbortSignal) {
    const { againMs, maxAgeMs } = this.#options;
    const end = performance.now() + maxAgeMs + againMs;
    await this.#insist(tag, end, signal);
    await sleep(againMs, undefined, { signal, ref: false });
    await this.#insist(tag, end, signal);
  }

  /** Retries until it succeeds or all pages have expired. */
  async #insist(tag: string, end: number, signal: AbortSignal) {
    const { log, onOutcome } = this.#options;
    let waitMs = FIRST_RETRY_MS;
    for (let failures = 0; performance.now() < end; failures += 1) {
      const problem = await this.#send(tag, signal);
      signal.throwIfAborted();
      onOutcome(problem === undefined ? 'done' : 'failed');
      if (problem === undefined) {
        log.info({ tag, failures }, 'The CDN purged a tag.');
        return;
      }
      if (failures === 0)
        log.error(
          { tag, reason: problem },
          `The CDN did not purge the previous pages: ${problem}. The shell keeps trying. Check PURGE_URL and PURGE_HEADER.`,
        );
      await sleep(waitMs, undefined, { signal, ref: false });
      waitMs = Math.min(2 * waitMs, LAST_RETRY_MS);
    }
  }

  async #send(tag: string, signal: AbortSignal): Promise<string | undefined> {
    const { url, header } = this.#options.request;
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

  /** On a write failure, tags stay in memory. */
  #write(tags: ReadonlySet<string>): Promise<void> {
    this.#written = this.#written
      .then(() => writeDurably(this.#options.file, JSON.stringify([...tags])))
      .catch((error: unknown) => {
        this.#options.log.error(
          { err: error },
          'Cannot save the tags that the CDN still has to purge. Check STATE_DIR.',
        );
      });
    return this.#written;
  }
}

async function readTags(file: string): Promise<Set<string>> {
  try {
    return new Set(tagsSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    return new Set();
  }
}
