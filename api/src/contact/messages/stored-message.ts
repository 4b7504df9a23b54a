import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/model/tables.ts';

/** Times are milliseconds since 1970. */
export interface StoredMessage {
  id: string;
  receivedAt: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  deliveredAt: number | null;
  failedAt: number | null;
  attempts: number;
  lastError: string | null;
}

export function selectMessages(database: Kysely<Tables>) {
  return database
    .selectFrom('contact_message')
    .innerJoin('contact_delivery', 'message_id', 'id')
    .select(['id', 'received_at as receivedAt', 'name', 'email', 'subject', 'message'])
    .select(['delivered_at as deliveredAt', 'failed_at as failedAt', 'attempts', 'last_error as lastError']);
}
