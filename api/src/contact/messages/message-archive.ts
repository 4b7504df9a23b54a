import type { Database } from '../../storage/backend.ts';
import type { Storage } from '../../storage/storage.ts';
import { DAY_MS, selectMessages } from '../contact-messages.ts';
import type { StoredMessage } from '../contact-messages.ts';

const PAGE = 200;

export class MessageArchive {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Yields the newest messages first. */
  async *list(): AsyncIterable<StoredMessage> {
    let last: StoredMessage | undefined;
    for (;;) {
      let query = selectMessages(this.#storage.database)
        .orderBy('received_at', 'desc')
        .orderBy('id', 'desc')
        .limit(PAGE);
      if (last !== undefined) {
        const { receivedAt, id } = last;
        query = query.where((is) =>
          is.or([is('received_at', '<', receivedAt), is.and([is('received_at', '=', receivedAt), is('id', '<', id)])]),
        );
      }
      const page = await query.execute();
      yield* page;
      last = page.at(-1);
      if (page.length < PAGE) return;
    }
  }

  async find(id: string): Promise<StoredMessage | undefined> {
    return selectMessages(this.#storage.database).where('id', '=', id).executeTakeFirst();
  }

  async delete(id: string): Promise<boolean> {
    return (await this.#delete([id])) > 0;
  }

  /** Deletes messages in any state, in batches so that no lock is held for long. */
  async purge(olderThanDays: number): Promise<{ deleted: number; unsent: number }> {
    const before = Date.now() - olderThanDays * DAY_MS;
    const purged = { deleted: 0, unsent: 0 };
    for (;;) {
      const old = selectMessages(this.#storage.database)
        .where('received_at', '<', before)
        .orderBy('received_at')
        .limit(PAGE);
      const page = await old.execute();
      purged.deleted += await this.#delete(page.map(({ id }) => id));
      purged.unsent += page.filter(({ deliveredAt }) => deliveredAt === null).length;
      if (page.length < PAGE) return purged;
    }
  }

  /** Makes an undelivered message due now, even if it was rejected. */
  async retry(id: string): Promise<'DUE' | 'UNKNOWN' | 'SENT'> {
    const message = await this.find(id);
    if (message === undefined) return 'UNKNOWN';
    if (message.deliveredAt !== null) return 'SENT';
    await this.#storage.transaction((database) => makeDue(database).where('message_id', '=', id).execute());
    return 'DUE';
  }

  async retryFailed(): Promise<number> {
    const { numUpdatedRows } = await this.#storage.transaction((database) =>
      makeDue(database).where('failed_at', 'is not', null).executeTakeFirst(),
    );
    return Number(numUpdatedRows);
  }

  async #delete(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    return this.#storage.transaction(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('contact_message')
        .where('id', 'in', ids)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
}

function makeDue(database: Database) {
  return database
    .updateTable('contact_delivery')
    .set({ failed_at: null, attempts: 0, next_attempt_at: Date.now() })
    .where('delivered_at', 'is', null);
}
