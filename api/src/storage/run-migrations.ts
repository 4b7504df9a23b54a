import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createContactTables } from './migrations/create-contact-tables.ts';
import type { Tables } from './tables.ts';

/** In order. A migration that has been released is never changed: a new one follows it. */
const MIGRATIONS = {
  '001-contact-tables': { up: createContactTables },
};

export async function runMigrations(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}
