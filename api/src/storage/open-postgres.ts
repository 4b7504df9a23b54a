import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { runMigrations } from './run-migrations.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

/** PostgreSQL, shared by any number of API processes. `onIdleError` hears of connections that break while nobody uses them. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Storage {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    // Times are bigint columns: far below 2^53, and numbers on SQLite too.
    types: { getTypeParser: ((oid: number, format?: 'text') => (oid === INT8 ? Number : types.getTypeParser(oid, format))) as typeof types.getTypeParser },
  });
  pool.on('error', onIdleError);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    database,
    migrate: () => runMigrations(database),
    close: () => database.destroy(),
  };
}
