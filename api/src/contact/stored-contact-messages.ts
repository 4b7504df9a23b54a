import { randomUUID } from 'node:crypto';
import type { ContactMessage } from '@site/api-contract';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { retryAfter } from './contact-limits.ts';
import type { ContactLimits } from './contact-limits.ts';
import { ContactMessages } from './contact-messages.ts';
import type { Acceptance, KeptMessage } from './contact-messages.ts';
import { DAY_MS } from './contact-limits.ts';

const PAGE = 200;

/** Messages, their outbox rows and the limits' counts, each message in one transaction with the count that lets it in. */
export class StoredContactMessages extends ContactMessages {
  readonly #storage: Storage;
  readonly #limits: ContactLimits;

  constructor(storage: Storage, limits: ContactLimits) {
    super();
    this.#storage = storage;
    this.#limits = limits;
  }

  override accept(message: Omit<ContactMessage, 'recaptchaToken'>, address: string): Promise<Acceptance> {
    return this.#storage.database.transaction().execute(async (transaction) => {
      await this.#lock(transaction, address);
      const now = Date.now();
      const retryAfterMs = retryAfter(await this.#attempts(transaction, address, now), this.#limits, now);
      if (retryAfterMs > 0) return { ok: false, code: 'TOO_MANY', retryAfterMs };
      const id = randomUUID();
      const { name, email, subject, message: text } = message;
      await transaction.insertInto('contact_attempt').values({ address, at: now }).execute();
      await transaction.insertInto('contact_message').values({ id, received_at: now, name, email, subject, message: text }).execute();
      await transaction.insertInto('contact_delivery').values({ message_id: id, attempts: 0, next_attempt_at: now }).execute();
      return { ok: true, id };
    });
  }

  override async *list(): AsyncIterable<KeptMessage> {
    let last: KeptMessage | undefined;
    for (;;) {
      let query = this.#select().orderBy('received_at', 'desc').orderBy('id', 'desc').limit(PAGE);
      if (last !== undefined) {
        const { receivedAt, id } = last;
        query = query.where((is) => is.or([is('received_at', '<', receivedAt), is.and([is('received_at', '=', receivedAt), is('id', '<', id)])]));
      }
      const page = await query.execute();
      yield* page;
      last = page.at(-1);
      if (page.length < PAGE) return;
    }
  }

  override find(id: string): Promise<KeptMessage | undefined> {
    return this.#select().where('id', '=', id).executeTakeFirst();
  }

  /** Until the transaction ends, no other process decides about this address. */
  async #lock(transaction: Transaction<Tables>, address: string): Promise<void> {
    if (this.#storage.kind === 'postgres') {
      // 201 promises that the disk has the message, whatever the server's own default is.
      await sql`select set_config('synchronous_commit', 'on', true), pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(transaction);
    }
    // On SQLite a transaction that begins by writing keeps every other writer out.
    await transaction.deleteFrom('contact_attempt').where('address', '=', address).where('at', '<=', Date.now() - DAY_MS).execute();
  }

  async #attempts(transaction: Transaction<Tables>, address: string, now: number): Promise<number[]> {
    const rows = await transaction
      .selectFrom('contact_attempt')
      .select('at')
      .where('address', '=', address)
      .where('at', '>', now - DAY_MS)
      .orderBy('at', 'desc')
      .limit(Math.max(this.#limits.perMinute, this.#limits.perDay))
      .execute();
    return rows.map(({ at }) => at);
  }

  #select() {
    return this.#storage.database
      .selectFrom('contact_message')
      .innerJoin('contact_delivery', 'message_id', 'id')
      .select(['id', 'received_at as receivedAt', 'name', 'email', 'subject', 'message'])
      .select(['delivered_at as deliveredAt', 'attempts', 'last_error as lastError']);
  }
}
