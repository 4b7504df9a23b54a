import { describe } from '@jest/globals';
import { createTestDatabase, whyNoPostgres } from './test-postgres.ts';

type NewDatabase = () => Promise<Record<string, string>>;

/** Without PostgreSQL, skips its tests and puts the reason in their name. `REQUIRE_POSTGRES=1` makes that an error. */
export function describeOnDatabases(name: string, body: (newDatabase: NewDatabase) => void): void {
  describe(`${name} on SQLite`, () => body(async () => ({})));
  const reason = process.env['REQUIRE_POSTGRES'] === '1' ? undefined : whyNoPostgres();
  const onPostgres = () => body(async () => ({ DATABASE_URL: await createTestDatabase() }));
  if (reason === undefined) describe(`${name} on PostgreSQL`, onPostgres);
  else describe.skip(`${name} on PostgreSQL (skipped: ${reason})`, onPostgres);
}
