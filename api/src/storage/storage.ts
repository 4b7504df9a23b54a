import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { setTimeout as rest } from 'node:timers/promises';
import { rehearse } from './rehearse.ts';
import { runMigrations } from './run-migrations.ts';
import { StorageUnavailableError } from './storage-error.ts';
import type { Tables } from './tables.ts';

export type Report = (problem: StorageUnavailableError) => void;

/** What differs between the two kinds of database. Every error that whoever runs it can mend comes as a `StorageUnavailableError`, and is reported. */
export interface Backend {
  readonly kind: 'sqlite' | 'postgres';
  readonly database: Kysely<Tables>;
  /** Opens it, or opens it anew. With `create` it is made where there is none. */
  open(create: boolean): Promise<void>;
  copyTo(file: string): Promise<void>;
  close(): Promise<void>;
}

/** As long as the longest message in UTF-8, so that after a full disk the next message fits too. */
const LARGE_BYTES = 48 * 1024;

/** How long a caller waits for the lock of another process. */
const LONGEST_WAIT_MS = 5_000;
const RETRY_MS = 15;

/** The database of contact messages: the same tables in both kinds. */
export class Storage {
  readonly kind: Backend['kind'];
  /** Hears of each problem that a statement met. */
  onProblem: Report = () => {};
  readonly #backend: Backend;
  #problem: StorageUnavailableError | undefined = new StorageUnavailableError(
    'STARTING',
    'The database is being opened.',
  );
  #prepared = false;
  #warning: string | undefined;

  constructor(connect: (report: Report) => Backend) {
    this.#backend = connect((problem) => void this.#fail(problem));
    this.kind = this.#backend.kind;
  }

  /** Throws while the tables are not known to be up to date. */
  get database(): Kysely<Tables> {
    if (this.#prepared) return this.#backend.database;
    throw this.#problem ?? new StorageUnavailableError('STARTING', 'The database is being opened.');
  }

  /** What the last statements met, until `verify` finds it mended. */
  get problem(): StorageUnavailableError | undefined {
    return this.#problem;
  }

  /** What is unusual and does no harm; undefined mostly. */
  get warning(): string | undefined {
    return this.#warning;
  }

  /** Opens the database and brings its tables up to date. Any number of processes may do so at once. */
  async prepare({ create = true } = {}): Promise<void> {
    try {
      this.#warning = await this.#whileBusy(async () => {
        await this.#backend.open(create);
        return runMigrations(this.#backend.database, this.kind, create);
      });
    } catch (error) {
      throw this.#fail(asProblem(error));
    }
    this.#prepared = true;
    this.#problem = undefined;
  }

  /** All or nothing. When it resolves, the disk has it. It waits for the locks of other processes, as does `write`. */
  async transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    let hasBegun = false;
    const attempt = () =>
      this.database.transaction().execute(async (transaction) => {
        hasBegun = true;
        // The default of the server may be to acknowledge a commit before the disk has it.
        if (this.kind === 'postgres')
          await sql`select set_config('synchronous_commit', 'on', true)`.execute(transaction);
        return work(transaction);
      });
    return this.#whileBusy(attempt, () => !hasBegun);
  }

  /** One statement that writes. */
  async write<T>(statement: (database: Kysely<Tables>) => Promise<T>): Promise<T> {
    return this.#whileBusy(() => statement(this.database));
  }

  /** Resolves when the database has shown that it can store a message: it opens what is not open, and writes. */
  async verify(): Promise<void> {
    const ill = this.#problem !== undefined;
    if (!this.#prepared) await this.prepare();
    try {
      if (ill) {
        await this.#whileBusy(() => rehearse(this.#backend.database));
        await this.#writeCheck('x'.repeat(LARGE_BYTES));
      }
      await this.#writeCheck('x');
    } catch (error) {
      throw this.#fail(asProblem(error));
    }
    this.#problem = undefined;
  }

  /** Copies the embedded database, as it is at one moment, into an empty file. */
  async copyTo(file: string): Promise<void> {
    await this.#backend.copyTo(file);
  }

  async close(): Promise<void> {
    await this.#backend.close();
  }

  /** SQLite itself would wait on the event loop, so this tries again and again. PostgreSQL has waited already. */
  async #whileBusy<T>(attempt: () => Promise<T>, mayRepeat = () => true): Promise<T> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isBusy = error instanceof StorageUnavailableError && error.code === 'BUSY';
        if (this.kind !== 'sqlite' || !isBusy) throw error;
        if (!mayRepeat() || performance.now() >= deadline) throw this.#fail(error);
        await rest(RETRY_MS);
      }
    }
  }

  async #writeCheck(content: string): Promise<void> {
    const row = { content, at: Date.now() };
    await this.transaction((transaction) =>
      transaction
        .insertInto('write_check')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute(),
    );
  }

  #fail(problem: StorageUnavailableError): StorageUnavailableError {
    this.#problem = problem;
    if (problem.losesTheDatabase) this.#prepared = false;
    this.onProblem(problem);
    return problem;
  }
}

function asProblem(error: unknown): StorageUnavailableError {
  if (error instanceof StorageUnavailableError) return error;
  return new StorageUnavailableError(
    'FAULT',
    `The database does not do its work (${error instanceof Error ? error.message : String(error)}).`,
    error,
  );
}
