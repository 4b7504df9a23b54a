import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../model/tables.ts';

type Migration = (database: Kysely<Tables>) => Promise<void>;

/**
 * In order. Never change a released migration. A new one may only add tables and nullable columns, so the previous
 * release keeps working alongside it and after a rollback.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-contact-tables': createContactTables,
  // Earlier releases wrote its row to test the disk.
  '002-write-check': async ({ schema }) => {
    await schema
      .createTable('write_check')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
  '003-dead-letters': async ({ schema }) => {
    await schema.alterTable('contact_delivery').addColumn('failed_at', 'bigint').execute();
  },
};

/**
 * Uses types that SQLite and PostgreSQL share. Earlier releases could be killed midway on SQLite, so existing tables
 * are accepted.
 */
async function createContactTables({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('contact_message')
    .ifNotExists()
    .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('contact_message_received')
    .ifNotExists()
    .on('contact_message')
    .column('received_at')
    .execute();
  await schema
    .createTable('contact_delivery')
    .ifNotExists()
    .addColumn('message_id', 'varchar(36)', (column) =>
      column.primaryKey().references('contact_message.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await schema
    .createIndex('contact_delivery_due')
    .ifNotExists()
    .on('contact_delivery')
    .column('next_attempt_at')
    .where(sql.ref('delivered_at'), 'is', null)
    .execute();
  await schema
    .createTable('contact_attempt')
    .ifNotExists()
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('contact_attempt_address')
    .ifNotExists()
    .on('contact_attempt')
    .columns(['address', 'at'])
    .execute();
}
