import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { StorageUnavailableError } from '../model/storage-error.ts';
import { postgresProblem } from './postgres-problem.ts';

/** Limits for one checkout of a connection and for each of its statements. */
const LONGEST_USE_MS = 6_000;
const LONGEST_STATEMENT_MS = 4_000;

/**
 * Kysely's pool. Discards a broken or silent connection, so nothing waits on it or reuses it, and reports the first
 * error.
 */
export function guardedPool(pool: Pool, report: (problem: StorageUnavailableError) => void): PostgresPool {
  const explain = (error: unknown) => {
    // The detail quotes the row, and visitors' text must not reach the log.
    if (error instanceof DatabaseError) error.detail = undefined;
    const problem = postgresProblem(error);
    if (problem) report(problem);
    return problem ?? error;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw explain(error);
      });
      // The other overload of `query` is for cursors, which are unused.
      return new GuardedClient(client, explain) as unknown as PostgresPoolClient;
    },
  };
}

class GuardedClient {
  readonly #client: PoolClient;
  readonly #explain: (error: unknown) => unknown;
  readonly #deadline = performance.now() + LONGEST_USE_MS;
  #broken: StorageUnavailableError | undefined;

  constructor(client: PoolClient, explain: (error: unknown) => unknown) {
    this.#client = client;
    this.#explain = explain;
  }

  async query(text: string, values: unknown[]): Promise<PostgresQueryResult<unknown>> {
    if (this.#broken) {
      // The server rolls back when the connection is lost.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw this.#broken;
    }
    const left = Math.ceil(Math.min(LONGEST_STATEMENT_MS, this.#deadline - performance.now()));
    const query: QueryConfig & { query_timeout: number } = { text, values, query_timeout: Math.max(1, left) };
    try {
      return (await this.#client.query(query)) as unknown as PostgresQueryResult<unknown>;
    } catch (error) {
      const problem = postgresProblem(error);
      if (problem?.code === 'AWAY' || problem?.code === 'SILENT') this.#broken = problem;
      throw this.#explain(error);
    }
  }

  release(): void {
    this.#client.release(this.#broken !== undefined);
  }
}
