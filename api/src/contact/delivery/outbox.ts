import { Injectable } from '@nestjs/common';
import { Storage } from '../../storage/storage.ts';
import type { Database } from '../../storage/storage.ts';

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

export function selectMessages(database: Database) {
  return database
    .selectFrom('contact_message')
    .innerJoin('contact_delivery', 'message_id', 'id')
    .select(['id', 'received_at as receivedAt', 'name', 'email', 'subject', 'message'])
    .select(['delivered_at as deliveredAt', 'failed_at as failedAt', 'attempts', 'last_error as lastError']);
}

const LONGEST_MS = 6 * 60 * 60 * 1000;

/** Exponential backoff in milliseconds, up to six hours, with 10% jitter. */
export function retryDelay(attempts: number, firstMs: number, random: () => number = Math.random): number {
  const delay = Math.min(LONGEST_MS, firstMs * 2 ** Math.min(attempts - 1, 40));
  return Math.max(1, Math.round(delay * (0.9 + 0.2 * random())));
}

export interface OutboxState {
  waiting: number;
  /** Permanently rejected by the mail server. */
  failed: number;
  /** Age of the oldest waiting message in milliseconds, or 0. */
  oldestMs: number;
}

/** The messages that wait for delivery. Delivers each at least once, unless the mail server rejects it. */
@Injectable()
export class Outbox {
  constructor(private readonly storage: Storage) {}

  /** Leases due messages for `leaseMs`, during which no other process gets them. `attempts` includes this one. */
  async claim(most: number, leaseMs: number): Promise<StoredMessage[]> {
    const now = Date.now();
    const claimed = await this.storage.transaction(async (transaction) => {
      let due = transaction
        .selectFrom('contact_delivery')
        .select('message_id')
        .where('delivered_at', 'is', null)
        .where('failed_at', 'is', null)
        // A new message is due at once, even if the clock was set back.
        .where((is) => is.or([is('next_attempt_at', '<=', now), is('attempts', '=', 0)]))
        .orderBy('next_attempt_at')
        .limit(most);
      // Lets concurrent claims take different rows. SQLite allows only one writer anyway.
      if (this.storage.kind === 'postgres') due = due.forUpdate().skipLocked();
      return transaction
        .updateTable('contact_delivery')
        .set((value) => ({ next_attempt_at: now + leaseMs, attempts: value('attempts', '+', 1) }))
        .where('message_id', 'in', due)
        .returning('message_id')
        .execute();
    });
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ message_id }) => message_id);
    return selectMessages(this.storage.database).where('id', 'in', ids).orderBy('received_at').execute();
  }

  async delivered(id: string): Promise<void> {
    await this.#update(id, { delivered_at: Date.now(), failed_at: null, last_error: null });
  }

  async deferred(id: string, error: string, retryInMs: number): Promise<void> {
    await this.#update(id, { last_error: error, next_attempt_at: Date.now() + retryInMs });
  }

  /** Stops retrying until the operator asks for it. */
  async failed(id: string, error: string): Promise<void> {
    await this.#update(id, { last_error: error, failed_at: Date.now() });
  }

  /** Milliseconds until the next message is due, or undefined if none waits. */
  async nextDueInMs(): Promise<number | undefined> {
    const row = await this.storage.database
      .selectFrom('contact_delivery')
      .select((is) => is.fn.min('next_attempt_at').as('at'))
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    return row?.at == null ? undefined : Math.max(0, row.at - Date.now());
  }

  async state(): Promise<OutboxState> {
    const rows = await this.storage.database
      .selectFrom('contact_delivery')
      .innerJoin('contact_message', 'id', 'message_id')
      .select((is) => [
        is.fn.count<number>('id').filterWhere('failed_at', 'is', null).as('waiting'),
        is.fn.count<number>('id').filterWhere('failed_at', 'is not', null).as('failed'),
        is.fn.min('received_at').filterWhere('failed_at', 'is', null).as('oldest'),
      ])
      .where('delivered_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      waiting: rows.waiting,
      failed: rows.failed,
      oldestMs: rows.oldest == null ? 0 : Math.max(0, Date.now() - rows.oldest),
    };
  }

  async #update(
    id: string,
    values: { delivered_at?: number; failed_at?: number | null; last_error: string | null; next_attempt_at?: number },
  ): Promise<void> {
    await this.storage.transaction((database) =>
      database
        .updateTable('contact_delivery')
        .set(values)
        .where('message_id', '=', id)
        .where('delivered_at', 'is', null)
        .execute(),
    );
  }
}
