import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StorageUnavailableError } from '../model/storage-error.ts';
import type { Tables } from '../model/tables.ts';

class Rehearsed extends Error {}

/** Writes a message and rolls back, to check that the schema still fits, even after a newer release changed it. */
export async function rehearse(database: Kysely<Tables>, newer: readonly string[] = []): Promise<void> {
  const id = randomUUID();
  const now = Date.now();
  const text = { name: '', email: '', subject: '', message: '' };
  const delivery = { attempts: 0, next_attempt_at: now, delivered_at: now, failed_at: null, last_error: null };
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('contact_message')
        .values({ id, received_at: now, ...text })
        .execute();
      await transaction
        .insertInto('contact_delivery')
        .values({ message_id: id, ...delivery })
        .execute();
      await transaction.insertInto('contact_attempt').values({ address: '', at: now }).execute();
      await transaction.selectFrom('write_check').select(['id', 'content', 'at']).limit(1).execute();
      throw new Rehearsed();
    });
  } catch (error) {
    if (error instanceof Rehearsed) return;
    if (newer.length === 0 || (error instanceof StorageUnavailableError && error.code !== 'OTHER_SCHEMA')) throw error;
    throw new StorageUnavailableError('NEWER_SCHEMA', '', new Error(newer.join(', '), { cause: error }));
  }
}
