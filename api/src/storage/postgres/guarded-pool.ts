import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError } from 'pg';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { StorageUnavailableError } from '../storage-error.ts';
import { postgresProblem } from './postgres-problem.ts';

/** How long the use of one connection takes, all in all, and each of its statements. */
const LONGEST_USE_MS = 6_000;
const LONGEST_STATEMENT_MS = 4_000;

/**
 * The pool as Kysely uses it. A connection that broke or fell silent is given up: nothing more waits on it, no other request inherits it,
 * and the first error is the one that is told.
 */
export function guardedPool(pool: Pool, report: (problem: StorageUnavailableError) => void): PostgresPool {
  const explain = (error: unknown) => {
    // It quotes the row, and what a visitor wrote has no place in the log.
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
      // The other form of `query` is for cursors, which nobody uses here.
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
      // The server rolls back what its client left.
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
