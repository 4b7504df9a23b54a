import { postgresIsAvailable, startTestPostgres } from './test-postgres.ts';

export interface TestDatabase {
  /** Settings that make an API use a new, empty database of this kind. */
  environment(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** The two kinds of database, for tests that run on both. Without a PostgreSQL to be had, only SQLite; `REQUIRE_POSTGRES=1` makes that an error. */
export const databases: [name: string, start: () => Promise<TestDatabase>][] = [
  ['SQLite', async () => ({ environment: async () => ({}), stop: async () => {} })],
];
if (postgresIsAvailable() || process.env['REQUIRE_POSTGRES'] === '1') {
  databases.push(['PostgreSQL', startPostgresDatabase]);
}

async function startPostgresDatabase(): Promise<TestDatabase> {
  const server = await startTestPostgres();
  return { environment: async () => ({ DATABASE_URL: await server.createDatabase() }), stop: () => server.stop() };
}
