import { afterAll, describe } from '@jest/globals';
import { startTestPostgres, whyNoPostgres } from './test-postgres.ts';

export interface TestDatabase {
  /** Settings that make an API use a new, empty database of this kind. */
  environment(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

type Body = (start: () => Promise<TestDatabase>) => void;

/**
 * Runs the same tests on both kinds of database. Where no PostgreSQL can be had, its tests are skipped under a name that says why;
 * `REQUIRE_POSTGRES=1` makes that an error.
 */
export function describeOnDatabases(name: string, body: Body): void {
  describe(`${name} on SQLite`, () => body(async () => ({ environment: async () => ({}), stop: async () => {} })));
  describeOnPostgres(name, body);
}

export function describeOnPostgres(name: string, body: Body): void {
  const reason = process.env['REQUIRE_POSTGRES'] === '1' ? undefined : whyNoPostgres();
  if (reason === undefined) describe(`${name} on PostgreSQL`, () => body(databasesOfOneServer()));
  else describe.skip(`${name} on PostgreSQL (skipped: ${reason})`, () => body(databasesOfOneServer()));
}

/** A server takes seconds to start, and a database of its own is all that a test needs. */
function databasesOfOneServer(): () => Promise<TestDatabase> {
  let starting: ReturnType<typeof startTestPostgres> | undefined;
  afterAll(async () => (await starting)?.stop());
  return async () => {
    const server = await (starting ??= startTestPostgres());
    return { environment: async () => ({ DATABASE_URL: await server.createDatabase() }), stop: async () => {} };
  };
}
