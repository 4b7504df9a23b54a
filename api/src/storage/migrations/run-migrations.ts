import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { StorageUnavailableError } from '../model/storage-error.ts';
import type { Tables } from '../model/tables.ts';
import { MIGRATIONS } from './migrations.ts';

/** Arbitrary advisory-lock ID. */
const POSTGRES_LOCK = 7_401_225_310;

type Kind = 'sqlite' | 'postgres';

/**
 * Runs all pending migrations in one transaction. Returns a warning if a newer release migrated the database. Without
 * `create`, missing tables are an error.
 */
export async function runMigrations(
  database: Kysely<Tables>,
  kind: Kind,
  create: boolean,
): Promise<string | undefined> {
  const before = await executed(database, kind);
  if (before === undefined && !create) throw new StorageUnavailableError('NO_DATABASE', 'This database');
  // If nothing is pending, the role needs no right to create tables.
  if (pending(before).length > 0) await database.transaction().execute((transaction) => runPending(transaction, kind));
  const unknown = (before ?? []).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length === 0) return undefined;
  return `A newer release changed the database (${unknown.join(', ')}). The tables that this release uses are unchanged.`;
}

async function runPending(transaction: Transaction<Tables>, kind: Kind): Promise<void> {
  // SQLite transactions are exclusive anyway.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
  // Earlier releases used Kysely's migrator, so this table keeps that migrator's names.
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    transaction,
  );
  for (const name of pending(await executed(transaction, kind))) {
    await MIGRATIONS[name]?.(transaction);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
}

function pending(done: readonly string[] = []): string[] {
  return Object.keys(MIGRATIONS).filter((name) => !done.includes(name));
}

/** Names of applied migrations, or undefined without the table. */
async function executed(database: Kysely<Tables>, kind: Kind): Promise<string[] | undefined> {
  const table =
    kind === 'postgres'
      ? sql<{ found: unknown }>`select to_regclass('kysely_migration') as found`
      : sql<{
          found: unknown;
        }>`select max(name) as found from sqlite_master where type = 'table' and name = 'kysely_migration'`;
  if ((await table.execute(database)).rows[0]?.found == null) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}
