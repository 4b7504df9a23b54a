import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** When the mail server refused a message for good. */
export async function addDeadLetters(database: Kysely<Tables>): Promise<void> {
  await database.schema.alterTable('contact_delivery').addColumn('failed_at', 'bigint').execute();
}
