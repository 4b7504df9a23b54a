import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { StorageUnavailableError } from './storage-error.ts';

/** Times are in milliseconds since 1970, because both databases compare and sort numbers the same way. */
export interface Tables {
  contact_message: ContactMessageTable;
  contact_delivery: ContactDeliveryTable;
  contact_attempt: ContactAttemptTable;
}

interface ContactMessageTable {
  id: string;
  received_at: number;
  name: string;
  email: string;
  subject: string;
  message: string;
}

interface ContactDeliveryTable {
  message_id: string;
  attempts: number;
  /** A lease moves this into the future, so that no other process claims the message. */
  next_attempt_at: number;
  delivered_at: number | null;
  /** Set if the mail server permanently rejected the message. The operator can retry it. */
  failed_at: number | null;
  last_error: string | null;
}

/** Rate limits count these rows. Housekeeping deletes them after a day. */
interface ContactAttemptTable {
  address: string;
  at: number;
}

/**
 * Migrations run in this order. Never change a released one. A new migration may only add tables and nullable columns,
 * so that the previous release still works. SQLite and PostgreSQL share these types. Earlier releases could be killed
 * during a migration on SQLite, so existing tables are accepted.
 */
const MIGRATIONS: Readonly<Record<string, readonly string[]>> = {
  '001-contact-tables': [
    `create table if not exists contact_message (
      id varchar(36) primary key, received_at bigint not null,
      name text not null, email text not null, subject text not null, message text not null
    )`,
    'create index if not exists contact_message_received on contact_message (received_at)',
    `create table if not exists contact_delivery (
      message_id varchar(36) primary key references contact_message (id) on delete cascade,
      attempts integer default 0 not null, next_attempt_at bigint not null, delivered_at bigint, last_error text
    )`,
    'create index if not exists contact_delivery_due on contact_delivery (next_attempt_at) where delivered_at is null',
    'create table if not exists contact_attempt (address text not null, at bigint not null)',
    'create index if not exists contact_attempt_address on contact_attempt (address, at)',
  ],
  // Earlier releases wrote a row here to test the disk.
  '002-write-check': [
    'create table if not exists write_check (id integer primary key, content text not null, at bigint not null)',
  ],
  '003-dead-letters': ['alter table contact_delivery add column failed_at bigint'],
};

/** Arbitrary advisory-lock ID. */
const POSTGRES_LOCK = 7_401_225_310;

export type DatabaseKind = 'sqlite' | 'postgres';

/** Runs all pending migrations in one transaction. Without `create`, missing tables are an error. */
export async function runMigrations(database: Kysely<Tables>, kind: DatabaseKind, create: boolean): Promise<void> {
  const before = await listExecuted(database, kind);
  if (before === undefined && !create) throw new StorageUnavailableError('NO_DATABASE', 'This database');
  // If nothing is pending, the database role does not need permission to create tables.
  if (listPending(before).length > 0)
    await database.transaction().execute((transaction) => runPending(transaction, kind));
}

async function runPending(transaction: Transaction<Tables>, kind: DatabaseKind): Promise<void> {
  // SQLite transactions are exclusive anyway.
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
  // The table and its columns have the names that Kysely's migrator used in earlier releases.
  await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    transaction,
  );
  for (const name of listPending(await listExecuted(transaction, kind))) {
    for (const statement of MIGRATIONS[name] ?? []) await sql.raw(statement).execute(transaction);
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      transaction,
    );
  }
}

function listPending(done: readonly string[] = []): string[] {
  return Object.keys(MIGRATIONS).filter((name) => !done.includes(name));
}

/** Returns the names of applied migrations, or undefined if the table does not exist. */
async function listExecuted(database: Kysely<Tables>, kind: DatabaseKind): Promise<string[] | undefined> {
  const query =
    kind === 'postgres'
      ? sql<{ table: unknown }>`select to_regclass('kysely_migration') as "table"`
      : sql<{
          table: unknown;
        }>`select max(name) as "table" from sqlite_master where type = 'table' and name = 'kysely_migration'`;
  if ((await query.execute(database)).rows[0]?.table == null) return undefined;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return rows.map(({ name }) => name);
}
