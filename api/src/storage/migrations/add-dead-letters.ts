import type { Kysely } from 'kysely';
import type { Tables } from '../model/tables.ts';

export async function addDeadLetters(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('contact_delivery').addColumn('failed_at', 'bigint').execute();
}
