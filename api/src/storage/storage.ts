import { Kysely, sql } from 'kysely';
import type { Transaction } from 'kysely';
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
      await this.#backend.open(create);
      this.#warning = await runMigrations(this.#backend.database, this.kind, create);
    } catch (error) {
      throw this.#fail(asProblem(error));
    }
    this.#prepared = true;
    this.#problem = undefined;
  }

  /** All or nothing. When it resolves, the disk has it. */
  async transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> {
    return this.database.transaction().execute(async (transaction) => {
      // Whatever the server's own default is.
      if (this.kind === 'postgres') await sql`select set_config('synchronous_commit', 'on', true)`.execute(transaction);
      return work(transaction);
    });
  }

  /** Resolves when the database has shown that it can store a message: it opens what is not open, and writes. */
  async verify(): Promise<void> {
    const ill = this.#problem !== undefined;
    if (!this.#prepared) await this.prepare();
    try {
      if (ill) {
        await rehearse(this.#backend.database);
        await this.#write('x'.repeat(LARGE_BYTES));
      }
      await this.#write('x');
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

  async #write(content: string): Promise<void> {
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
