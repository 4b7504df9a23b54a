import { afterAll, describe } from '@jest/globals';
import { startTestPostgres, whyNoPostgres } from './test-postgres.ts';

export interface TestDatabase {
  environment(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

type Body = (start: () => Promise<TestDatabase>) => void;

/** Without PostgreSQL, skips tests on it with the reason in their name. `REQUIRE_POSTGRES=1` makes that an error. */
export function describeOnDatabases(name: string, body: Body): void {
  describe(`${name} on SQLite`, () => body(async () => ({ environment: async () => ({}), stop: async () => {} })));
  describeOnPostgres(name, body);
}

export function describeOnPostgres(name: string, body: Body): void {
  const reason = process.env['REQUIRE_POSTGRES'] === '1' ? undefined : whyNoPostgres();
  if (reason === undefined) describe(`${name} on PostgreSQL`, () => body(databasesOfOneServer()));
  else describe.skip(`${name} on PostgreSQL (skipped: ${reason})`, () => body(databasesOfOneServer()));
}

/** Shares one server, which takes seconds to start. */
function databasesOfOneServer(): () => Promise<TestDatabase> {
  let starting: ReturnType<typeof startTestPostgres> | undefined;
  afterAll(async () => (await starting)?.stop());
  return async () => {
    const server = await (starting ??= startTestPostgres());
    return { environment: async () => ({ DATABASE_URL: await server.createDatabase() }), stop: async () => {} };
  };
}
