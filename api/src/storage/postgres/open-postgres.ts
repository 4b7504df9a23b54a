import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Backend, Report } from '../storage.ts';
import type { Tables } from '../model/tables.ts';
import { guardedPool } from './guarded-pool.ts';

const INT8 = 20;
const LONGEST_CLOSE_MS = 2_000;

export function openPostgres(url: string, report: Report): Backend {
  const pool = new Pool({
    connectionString: url,
    application_name: 'site-api',
    max: 10,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Also on the server, where a vanished client would hold its locks.
    statement_timeout: 5_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    // Times are bigint columns, far below 2^53. SQLite returns numbers, too.
    types: {
      getTypeParser: ((oid: number, format?: 'text'): unknown =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // The next statement reports it. Unhandled, it would end the process.
  const ignore = () => {};
  pool.on('error', ignore);
  // The pool only listens to idle clients, and a client can break between statements.
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    kind: 'postgres',
    database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardedPool(pool, report) }) }),
    open: async () => {},
    close: () => endInTime(pool),
  };
}

/** The pool waits for the server to close, which a frozen server never does. */
async function endInTime(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_CLOSE_MS);
  });
  await Promise.race([pool.end(), late]).finally(() => clearTimeout(timer));
}
