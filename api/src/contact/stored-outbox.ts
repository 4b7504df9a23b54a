import type { Storage } from '../storage/storage.ts';
import { DAY_MS } from './contact-limits.ts';
import type { KeptMessage } from './contact-messages.ts';
import { Outbox } from './outbox.ts';
import type { OutboxState } from './outbox.ts';

export class StoredOutbox extends Outbox {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    super();
    this.#storage = storage;
  }

  override async claim(most: number, leaseMs: number): Promise<KeptMessage[]> {
    const now = Date.now();
    let due = this.#storage.database
      .selectFrom('contact_delivery')
      .select('message_id')
      .where('delivered_at', 'is', null)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(most);
    // Processes that claim at the same time take different rows. SQLite has one writer at a time anyway.
    if (this.#storage.kind === 'postgres') due = due.forUpdate().skipLocked();
    const claimed = await this.#storage.database
      .updateTable('contact_delivery')
      .set((value) => ({ next_attempt_at: now + leaseMs, attempts: value('attempts', '+', 1) }))
      .where('message_id', 'in', due)
      .returning('message_id')
      .execute();
    if (claimed.length === 0) return [];
    return this.#storage.database
      .selectFrom('contact_message')
      .innerJoin('contact_delivery', 'message_id', 'id')
      .select(['id', 'received_at as receivedAt', 'name', 'email', 'subject', 'message'])
      .select(['delivered_at as deliveredAt', 'attempts', 'last_error as lastError'])
      .where('id', 'in', claimed.map(({ message_id }) => message_id))
      .orderBy('received_at')
      .execute();
  }

  override async delivered(id: string): Promise<void> {
    await this.#storage.database
      .updateTable('contact_delivery')
      .set({ delivered_at: Date.now(), last_error: null })
      .where('message_id', '=', id)
      .execute();
  }

  override async failed(id: string, error: string, retryInMs: number): Promise<void> {
    await this.#storage.database
      .updateTable('contact_delivery')
      .set({ last_error: error, next_attempt_at: Date.now() + retryInMs })
      .where('message_id', '=', id)
      .where('delivered_at', 'is', null)
      .execute();
  }

  override async nextDueInMs(): Promise<number | undefined> {
    const row = await this.#storage.database
      .selectFrom('contact_delivery')
      .select((is) => is.fn.min('next_attempt_at').as('at'))
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    return row?.at == null ? undefined : Math.max(0, row.at - Date.now());
  }

  override async state(): Promise<OutboxState> {
    const row = await this.#storage.database
      .selectFrom('contact_delivery')
      .innerJoin('contact_message', 'id', 'message_id')
      .select((is) => [is.fn.countAll<number>().as('waiting'), is.fn.min('received_at').as('oldest')])
      .where('delivered_at', 'is', null)
      .executeTakeFirst();
    return { waiting: row?.waiting ?? 0, oldestMs: row?.oldest == null ? 0 : Math.max(0, Date.now() - row.oldest) };
  }

  override async forgetOldAttempts(): Promise<void> {
    await this.#storage.database.deleteFrom('contact_attempt').where('at', '<=', Date.now() - DAY_MS).execute();
  }
}
