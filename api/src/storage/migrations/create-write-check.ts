import type { Kysely } from 'kysely';
import type { Tables } from '../model/tables.ts';

/** Readiness writes its row, to prove that messages can be stored. */
export async function createWriteCheck(database: Kysely<Tables>): Promise<void> {
  await database.schema
    .createTable('write_check')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}
