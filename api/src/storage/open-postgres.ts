import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import type { PoolClient, QueryConfig } from 'pg';
import type { Tables } from './migrations.ts';
import type { Backend, Report } from './backend.ts';
import { StorageUnavailableError } from './storage-error.ts';
import type { ProblemCodes } from './storage-error.ts';

type Explain = (error: unknown) => unknown;

const INT8 = 20;
const LONGEST_CLOSE_MS = 2_000;
/** These limit how long a connection is checked out and how long each statement runs. */
const LONGEST_USE_MS = 6_000;
const LONGEST_STATEMENT_MS = 4_000;

export function openPostgres(url: string, report: Report): Backend {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site-api',
    max: 10,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The server needs limits, too, because it would keep the locks of a client that disappeared.
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    // Times are bigint columns with values far below 2^53. SQLite also returns them as numbers.
    types: {
      getTypeParser: ((oid: number, format?: 'text'): unknown =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // The next statement reports the error. Without a listener, it would crash the process.
  const ignore = () => {};
  pool.on('error', ignore);
  // The pool listens only to idle clients, but a checked-out client can also fail between statements.
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    kind: 'postgres',
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(pool, report) }) }),
    open: async () => {},
    close: () => endInTime(pool),
  };
}

/** The pool waits for the server to close its connections, which a frozen server never does. */
async function endInTime(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_CLOSE_MS);
  });
  await Promise.race([pool.end(), late]).finally(() => clearTimeout(timer));
}

/** Discards broken and unresponsive connections, so that nothing waits for them or reuses them. */
function guardPool(pool: Pool, report: Report): PostgresPool {
  const explain: Explain = (error) => {
    // `detail` quotes the row, and visitors' text must not appear in logs.
    if (error instanceof DatabaseError) error.detail = undefined;
    const problem = toPostgresProblem(error);
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
      // The other overload of `query` is for cursors, which the API does not use.
      return new GuardedClient(client, explain) as unknown as PostgresPoolClient;
    },
  };
}

class GuardedClient {
  readonly #client: PoolClient;
  readonly #explain: Explain;
  readonly #deadline = performance.now() + LONGEST_USE_MS;
  #broken: StorageUnavailableError | undefined;

  constructor(client: PoolClient, explain: Explain) {
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
      const problem = this.#explain(error);
      const isBroken =
        problem instanceof StorageUnavailableError && (problem.code === 'AWAY' || problem.code === 'SILENT');
      if (isBroken) this.#broken = problem;
      throw problem;
    }
  }

  release(): void {
    this.#client.release(this.#broken !== undefined);
  }
}

/** These are SQLSTATEs (PostgreSQL documentation, appendix A) and system error codes. */
const CODES: ProblemCodes = [
  [/^(08|57P0[1235]|25P03|ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETIMEDOUT|ENOENT)/, 'AWAY'],
  [/^(57014|55P03|40|533)/, 'BUSY'],
  [/^53100/, 'FULL'],
  [/^25006/, 'READ_ONLY'],
  [/^(28|3D000|57P04|42501|3F000)/, 'REFUSED'],
  // A duplicate key says nothing about the schema.
  [/^23505/, undefined],
  // This release's rows satisfy its own schema, so someone else added the constraint or trigger.
  [/^(42|23|P0001)/, 'OTHER_SCHEMA'],
  [/^XX00[12]/, 'DAMAGED'],
  [/^58/, 'DISK_FAULT'],
  [/^53/, 'BUSY'],
];

/** node-postgres's own errors have no code. */
const MESSAGES: ProblemCodes = [
  [/Query read timeout|timeout exceeded when trying to connect|timeout expired/, 'SILENT'],
  [/Connection terminated due to connection timeout/, 'SILENT'],
  [/Connection terminated|connection error|not queryable|closed the connection/i, 'AWAY'],
  [/password must be|SASL|SCRAM|does not support SSL|SSL/, 'REFUSED'],
];

export function toPostgresProblem(error: unknown): StorageUnavailableError | undefined {
  if (error instanceof StorageUnavailableError) return error;
  const cause = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  const { code = '' } = cause as { code?: string };
  const [, problem] =
    CODES.find(([pattern]) => pattern.test(code)) ?? MESSAGES.find(([pattern]) => pattern.test(cause.message)) ?? [];
  return problem && new StorageUnavailableError(problem, 'the database of DATABASE_URL', cause);
}
