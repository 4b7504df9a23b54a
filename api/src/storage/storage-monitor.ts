import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Storage } from './storage.ts';
import { StorageUnavailableError } from './storage-error.ts';

const TRY_AGAIN_MS = 1_000;
/** A check is reused for this long, so that frequent health checks do not cause more writes. */
const FRESH_MS = 1_000;
/** This must be shorter than a health check's timeout. */
const LONGEST_CHECK_MS = 1_500;

/**
 * Opens the database at startup, logs each problem once, retries until messages can be stored, and closes the database
 * last. The API starts even without a database, because the catalog does not need one.
 */
@Injectable()
export class StorageMonitor implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger('Storage');
  readonly #stopping = new AbortController();
  #reported: StorageUnavailableError | undefined;
  #recovering: Promise<void> | undefined;
  #checking: Promise<void> | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly storage: Storage) {
    storage.onProblem = (problem) => this.#handleProblem(problem);
  }

  async onModuleInit(): Promise<void> {
    await this.storage.verify().catch(() => {});
  }

  async onApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await this.storage.close();
    await this.#recovering;
  }

  /**
   * Returns the problem, or undefined if messages can be stored. Returns soon even if the database does not respond.
   */
  async check(): Promise<StorageUnavailableError | undefined> {
    if (this.storage.problem) return this.storage.problem;
    if (performance.now() - this.#checkedAt < FRESH_MS) return undefined;
    this.#checking ??= this.#verify().finally(() => {
      this.#checking = undefined;
    });
    const silent = new StorageUnavailableError('SILENT');
    const late = sleep(LONGEST_CHECK_MS, silent, { ref: false });
    return (await Promise.race([this.#checking, late])) ?? this.storage.problem;
  }

  async #verify(): Promise<void> {
    await this.storage.verify().catch(() => {});
    this.#checkedAt = performance.now();
  }

  #handleProblem(problem: StorageUnavailableError): void {
    if (this.#stopping.signal.aborted) return;
    if (this.#reported?.code !== problem.code) {
      this.#logger.error({ code: problem.code, err: problem.cause }, `Cannot store messages. ${problem.message}`);
      this.#reported = problem;
    }
    this.#recovering ??= this.#recover().finally(() => {
      this.#recovering = undefined;
    });
  }

  async #recover(): Promise<void> {
    while (this.#reported) {
      try {
        await sleep(TRY_AGAIN_MS, undefined, { signal: this.#stopping.signal });
        await this.storage.verify();
        this.#reported = undefined;
        this.#logger.warn('The database is available again. Messages can be stored.');
      } catch {
        if (this.#stopping.signal.aborted) return;
      }
    }
  }
}
