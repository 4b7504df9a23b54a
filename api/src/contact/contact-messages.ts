import type { ContactMessage } from '@site/api-contract';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import type { Database } from '../storage/backend.ts';
import type { Storage } from '../storage/storage.ts';

export type NewMessage = Omit<ContactMessage, 'recaptchaToken'>;

type ContactLimits = Pick<Configuration, 'contactLimitPerMinute' | 'contactLimitPerDay'>;

const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** All times are in milliseconds since 1970. */
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

export interface OutboxState {
  waiting: number;
  /** Messages that the mail server permanently rejected. */
  failed: number;
  /** 0 if no message is waiting. */
  oldestMs: number;
}

/**
 * Stores messages and their outbox. Each message is delivered at least once unless the mail server rejects it. A
 * message, its outbox row, and its rate-limit row are stored in one transaction.
 */
export class ContactMessages {
  readonly #storage: Storage;
  readonly #limits: ContactLimits;

  constructor(storage: Storage, limits: ContactLimits) {
    this.#storage = storage;
    this.#limits = limits;
  }

  /**
   * Resolves to the message's ID once the message is on disk. Throws if the address has reached its limit.
   * @param key idempotency key. Retries with it are stored only once, even by different processes
   */
  async accept(message: NewMessage, address: string, key?: string): Promise<string> {
    const id = key === undefined ? randomUUID() : deriveId(key, message);
    // Check without the lock first, or a flood from one address would use up the connection pool.
    if (await this.#isStored(this.#storage.database, id, address)) return id;
    await this.#storage.transaction(async (transaction) => {
      // Serialize messages from one address across processes. SQLite allows only one writer anyway.
      if (this.#storage.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(transaction);
      if (!(await this.#isStored(transaction, id, address))) await store(transaction, id, message, address);
    });
    return id;
  }

  /** Throws if the message is new and exceeds a limit. */
  async #isStored(database: Database, id: string, address: string): Promise<boolean> {
    const stored = await database.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst();
    if (stored) return true;
    const retryAfterMs = await this.#getRetryAfterMs(database, address);
    if (retryAfterMs === 0) return false;
    throw new ApiException('TOO_MANY_MESSAGES', { headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } });
  }

  /** The windows slide, so the limit holds for any minute and any day. */
  async #getRetryAfterMs(database: Database, address: string): Promise<number> {
    const { contactLimitPerMinute: perMinute, contactLimitPerDay: perDay } = this.#limits;
    const now = Date.now();
    const newestFirst = await database
      .selectFrom('contact_attempt')
      .select('at')
      .where('address', '=', address)
      .where('at', '>', now - DAY_MS)
      .orderBy('at', 'desc')
      .limit(Math.max(perMinute, perDay))
      .execute();
    const untilFree = (limit: number, windowMs: number) => {
      const oldest = newestFirst[limit - 1];
      return oldest === undefined ? 0 : Math.max(0, oldest.at + windowMs - now);
    };
    return Math.max(untilFree(perMinute, MINUTE_MS), untilFree(perDay, DAY_MS));
  }

  /**
   * Leases due messages for `leaseMs`, during which no other process can claim them. `attempts` includes this attempt.
   */
  async claim(limit: number, leaseMs: number): Promise<StoredMessage[]> {
    const now = Date.now();
    const claimed = await this.#storage.transaction(async (transaction) => {
      let due = transaction
        .selectFrom('contact_delivery')
        .select('message_id')
        .where('delivered_at', 'is', null)
        .where('failed_at', 'is', null)
        // A new message is due immediately, even if the clock was set back.
        .where((is) => is.or([is('next_attempt_at', '<=', now), is('attempts', '=', 0)]))
        .orderBy('next_attempt_at')
        .limit(limit);
      // Concurrent claims skip each other's rows.
      if (this.#storage.kind === 'postgres') due = due.forUpdate().skipLocked();
      return transaction
        .updateTable('contact_delivery')
        .set((value) => ({ next_attempt_at: now + leaseMs, attempts: value('attempts', '+', 1) }))
        .where('message_id', 'in', due)
        .returning('message_id')
        .execute();
    });
    if (claimed.length === 0) return [];
    const ids = claimed.map(({ message_id }) => message_id);
    return selectMessages(this.#storage.database).where('id', 'in', ids).orderBy('received_at').execute();
  }

  async markDelivered(id: string): Promise<void> {
    await this.#update(id, { delivered_at: Date.now(), failed_at: null, last_error: null });
  }

  async markDeferred(id: string, error: string, retryInMs: number): Promise<void> {
    await this.#update(id, { last_error: error, next_attempt_at: Date.now() + retryInMs });
  }

  /** The message is not sent again until the operator retries it. */
  async markFailed(id: string, error: string): Promise<void> {
    await this.#update(id, { last_error: error, failed_at: Date.now() });
  }

  async getNextDueMs(): Promise<number | undefined> {
    const row = await this.#storage.database
      .selectFrom('contact_delivery')
      .select((is) => is.fn.min('next_attempt_at').as('at'))
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    return row?.at == null ? undefined : Math.max(0, row.at - Date.now());
  }

  async readState(): Promise<OutboxState> {
    const rows = await this.#storage.database
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
    await this.#storage.transaction((database) =>
      database
        .updateTable('contact_delivery')
        .set(values)
        .where('message_id', '=', id)
        .where('delivered_at', 'is', null)
        .execute(),
    );
  }
}

/** Derives a version 8 UUID (RFC 9562) from the key and the message, so that retries get the same ID in any process. */
function deriveId(key: string, { name, email, subject, message }: NewMessage): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([key, name, email, subject, message]))
    .digest()
    .subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Does nothing if a concurrent request from another address already stored the message. */
async function store(
  transaction: Database,
  id: string,
  { name, email, subject, message }: NewMessage,
  address: string,
): Promise<void> {
  const now = Date.now();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_message')
    .values({ id, received_at: now, name, email, subject, message })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await transaction
    .insertInto('contact_delivery')
    .values({ message_id: id, attempts: 0, next_attempt_at: now })
    .execute();
  await transaction.insertInto('contact_attempt').values({ address, at: now }).execute();
}
