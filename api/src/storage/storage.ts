import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageSettings } from '../configuration/configuration.ts';
import type { Backend, Database, Report } from './backend.ts';
import { runMigrations } from './migrations.ts';
import type { Tables } from './migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { StorageUnavailableError } from './storage-error.ts';

const LONGEST_WAIT_MS = 5_000;
const RETRY_MS = 15;

export class Storage {
  readonly kind: Backend['kind'];
  onProblem: Report = () => {};
  readonly #backend: Backend;
  #problem: StorageUnavailableError | undefined = new StorageUnavailableError('STARTING');
  #prepared = false;

  constructor(settings: StorageSettings) {
    const report: Report = (problem) => void this.#fail(problem);
    this.#backend =
      settings.kind === 'sqlite' ? openSqlite(settings.folder, report) : openPostgres(settings.url, report);
    this.kind = this.#backend.kind;
  }

  /** Throws until the tables are up to date. */
  get database(): Database {
    if (this.#prepared) return this.#backend.database;
    throw this.#problem ?? new StorageUnavailableError('STARTING');
  }

  get problem(): StorageUnavailableError | undefined {
    return this.#problem;
  }

  /** Several processes can run this concurrently. */
  async prepare({ create = true } = {}): Promise<void> {
    try {
      await this.#retryWhileBusy(async () => {
        await this.#backend.open(create);
        await runMigrations(this.#backend.database, this.kind, create);
      });
    } catch (error) {
      throw this.#fail(toProblem(error));
    }
    this.#prepared = true;
    this.#problem = undefined;
  }

  /** Runs `work` atomically, and resolves once its changes are on disk. Waits for other processes' locks. */
  async transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.#retryWhileBusy(() =>
      this.database.transaction().execute(async (transaction) => {
        // The server may be configured to confirm a commit before it is on disk.
        if (this.kind === 'postgres')
          await sql`select set_config('synchronous_commit', 'on', true)`.execute(transaction);
        return work(transaction);
      }),
    );
  }

  /** Resolves if messages can be stored. Opens the database if needed. */
  async verify(): Promise<void> {
    if (!this.#prepared) await this.prepare();
    try {
      await this.#storeAndDelete();
    } catch (error) {
      throw this.#fail(toProblem(error));
    }
    this.#problem = undefined;
  }

  async close(): Promise<void> {
    await this.#backend.close();
  }

  /** SQLite would block the event loop, so this retries instead. PostgreSQL has already waited. */
  async #retryWhileBusy<T>(attempt: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isBusy = error instanceof StorageUnavailableError && error.code === 'BUSY';
        if (this.kind !== 'sqlite' || !isBusy) throw error;
        if (performance.now() >= deadline) throw this.#fail(error);
        await sleep(RETRY_MS);
      }
    }
  }

  /** Checks that a message fits the tables and reaches the disk. No other transaction sees this one. */
  async #storeAndDelete(): Promise<void> {
    const [id, now] = [randomUUID(), Date.now()];
    const empty = { name: '', email: '', subject: '', message: '' };
    const delivery = { attempts: 0, next_attempt_at: now, delivered_at: now, failed_at: null, last_error: null };
    await this.transaction(async (transaction) => {
      await transaction
        .insertInto('contact_message')
        .values({ id, received_at: now, ...empty })
        .execute();
      await transaction
        .insertInto('contact_delivery')
        .values({ message_id: id, ...delivery })
        .execute();
      await transaction.insertInto('contact_attempt').values({ address: id, at: now }).execute();
      await transaction.deleteFrom('contact_attempt').where('address', '=', id).execute();
      await transaction.deleteFrom('contact_message').where('id', '=', id).execute();
    });
  }

  #fail(problem: StorageUnavailableError): StorageUnavailableError {
    this.#problem = problem;
    if (problem.losesTheDatabase) this.#prepared = false;
    this.onProblem(problem);
    return problem;
  }
}

function toProblem(error: unknown): StorageUnavailableError {
  return error instanceof StorageUnavailableError ? error : new StorageUnavailableError('FAULT', '', error);
}
