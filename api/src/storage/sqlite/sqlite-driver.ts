import { setTimeout as rest } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { SqliteRows } from './sqlite-requests.ts';
import type { SqliteThread } from './sqlite-thread.ts';

/** How long a request waits for its turn and for locks, all in all. */
const LONGEST_WAIT_MS = 5_000;
const ASK_AGAIN_MS = 15;

/** Tries until no other process holds the lock, or the time is up. */
export async function whileBusy<T>(
  attempt: () => Promise<T>,
  deadline = performance.now() + LONGEST_WAIT_MS,
): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const busy = (error as { code?: string }).code?.startsWith('SQLITE_BUSY') ?? false;
      if (!busy || performance.now() >= deadline) throw error;
      await rest(ASK_AGAIN_MS);
    }
  }
}

/** Gives an error its meaning, and tells of it. */
export type Explain = (error: unknown) => Error;

/** Kysely's way to the thread: one connection, whose users take turns. A transaction begins as a writer, so none fails half way for a lock. */
export class SqliteDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #explain: Explain;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(thread: SqliteThread, explain: Explain) {
    this.#thread = thread;
    this.#explain = explain;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    if (this.#taken) await this.#turn();
    this.#taken = true;
    return new SqliteConnection(this.#thread, this.#explain, deadline);
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('begin immediate', [], { again: true });
    connection.inTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.run('commit', [], { again: true });
    connection.inTransaction = false;
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.inTransaction = false;
    // The error that led here is the one to tell of.
    await this.#thread.ask({ kind: 'rollback' }).catch(() => {});
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }

  /** Resolves with the connection given over; it stays `#taken` in between, so nobody comes first. */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        reject(this.#explain({ code: 'SQLITE_BUSY', message: 'There was no turn in time.' }));
      }, LONGEST_WAIT_MS);
      this.#waiting.push(take);
    });
  }
}

class SqliteConnection implements DatabaseConnection {
  inTransaction = false;
  readonly #thread: SqliteThread;
  readonly #explain: Explain;
  readonly #deadline: number;

  constructor(thread: SqliteThread, explain: Explain, deadline: number) {
    this.#thread = thread;
    this.#explain = explain;
    this.#deadline = deadline;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.run(sql, parameters, { again: !this.inTransaction });
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Read page by page instead: a stream would hold the one connection.');
  }

  /** With `again`, a lock that is held is waited for until the time is up. Within a transaction that could be a deadlock. */
  async run(sql: string, parameters: readonly unknown[], { again }: { again: boolean }): Promise<SqliteRows> {
    const ask = () => this.#thread.ask({ kind: 'run', sql, parameters, inTransaction: this.inTransaction });
    try {
      return again ? await whileBusy(ask, this.#deadline) : await ask();
    } catch (error) {
      throw this.#explain(error);
    }
  }
}
