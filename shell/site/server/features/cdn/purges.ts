import { readFile } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { writeDurably } from '../../../../composition/store/durable-file.ts';

export interface PurgeRequest {
  url: string;
  /** Name and value of what authorises it. */
  header: readonly [name: string, value: string] | undefined;
}

interface PurgesOptions {
  request: PurgeRequest;
  /** When it is done once more: what was on its way as the site switched is stored after the first. */
  againMs: number;
  /** After which the network has nothing left to purge. */
  maxAgeMs: number;
  /** Where the tags are kept that the network may have: also those of a shell that has ended before it could tell. */
  file: string;
  log: Pick<Logger, 'info' | 'error'>;
  onOutcome: (outcome: 'done' | 'failed') => void;
}

const TIME_LIMIT_MS = 10_000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

const tagsSchema = z.array(z.string());

/**
 * Tells the network which tags to forget: as soon as the site has switched, and once more. Each shell of a fleet does so after its own switch,
 * so that the last of them purges what any other has still sent.
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

  /** Tags that the network may still have, though it should not. */
  get pending(): number {
    return this.#running.size;
  }

  /** Purges every tag that was ever in use here but this one. */
  async keepOnly(tag: string): Promise<void> {
    const tags = await this.#tags;
    for (const former of tags) if (former !== tag) this.purge(former, () => tags.delete(former));
    tags.add(tag);
    await this.#write(tags);
  }

  /** Begins anew where the tag is being purged. */
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
      .catch(() => {}); // begun anew, or the shell stops
  }

  close(): void {
    for (const running of this.#running.values()) running.abort();
  }

  async #purgeTwice(tag: string, signal: AbortSignal) {
    const { againMs, maxAgeMs } = this.#options;
    const end = performance.now() + maxAgeMs + againMs;
    await this.#insist(tag, end, signal);
    await rest(againMs, undefined, { signal, ref: false });
    await this.#insist(tag, end, signal);
  }

  /** Until it is done, or nothing is left to be purged. */
  async #insist(tag: string, end: number, signal: AbortSignal) {
    const { log, onOutcome } = this.#options;
    let waitMs = FIRST_RETRY_MS;
    for (let failures = 0; performance.now() < end; failures += 1) {
      const problem = await this.#send(tag, signal);
      signal.throwIfAborted();
      onOutcome(problem === undefined ? 'done' : 'failed');
      if (problem === undefined) {
        log.info(
          { tag },
          failures === 0
            ? 'The content network has purged a tag.'
            : `The content network has purged a tag, after ${failures} attempts that failed.`,
        );
        return;
      }
      if (failures === 0)
        log.error(
          { tag, reason: problem },
          `The content network did not purge the former pages: ${problem}. It is asked again until it does; PURGE_URL and PURGE_HEADER say where and as whom.`,
        );
      await rest(waitMs, undefined, { signal, ref: false });
      waitMs = Math.min(2 * waitMs, LAST_RETRY_MS);
    }
  }

  /** @returns why it was not done; undefined where it was */
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
      return response.ok ? undefined : `it answered ${response.status}`;
    } catch (error) {
      const { message, cause } = error as Error;
      return (cause as Error | undefined)?.message || message;
    }
  }

  /** What cannot be kept is known for as long as this shell runs. */
  #write(tags: ReadonlySet<string>): Promise<void> {
    this.#written = this.#written
      .then(() => writeDurably(this.#options.file, JSON.stringify([...tags])))
      .catch((error: unknown) => {
        this.#options.log.error({ err: error }, 'What the content network has to purge cannot be kept: see STATE_DIR.');
      });
    return this.#written;
  }
}

async function readTags(file: string): Promise<Set<string>> {
  try {
    return new Set(tagsSchema.parse(JSON.parse(await readFile(file, 'utf8'))));
  } catch {
    // The first start, or a file that was damaged: former pages live until their time is up.
    return new Set();
  }
}
