import { Inject, Injectable } from '@nestjs/common';
import type { ContactMessage } from '@site/api-contract';
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { CONFIGURATION } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ApiException } from '../errors/api-exception.ts';
import { Storage } from '../storage/storage.ts';
import type { Database } from '../storage/storage.ts';
import { ContactDelivery } from './delivery/contact-delivery.ts';

export type NewMessage = Omit<ContactMessage, 'recaptchaToken'>;

type ContactLimits = Pick<Configuration, 'contactLimitPerMinute' | 'contactLimitPerDay'>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A message, its outbox row, and its limit count are one transaction. */
@Injectable()
export class ContactMessages {
  constructor(
    private readonly storage: Storage,
    @Inject(ContactDelivery) private readonly delivery: Pick<ContactDelivery, 'wake'>,
    @Inject(CONFIGURATION) private readonly limits: ContactLimits,
  ) {}

  /**
   * Resolves to the message's ID once it is durable. Throws if the address has reached its limit.
   * @param key idempotency key: retries with it are stored once, across all processes
   */
  async accept(message: NewMessage, address: string, key?: string): Promise<string> {
    const id = key === undefined ? randomUUID() : idOfKey(key, message);
    // First without the lock: otherwise a flood from one address would take all connections of the pool.
    if (await this.#isStored(this.storage.database, id, address)) return id;
    await this.storage.transaction(async (transaction) => {
      // Serializes an address's messages across processes. SQLite allows only one writer anyway.
      if (this.storage.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(transaction);
      if (!(await this.#isStored(transaction, id, address))) await store(transaction, id, message, address);
    });
    this.delivery.wake();
    return id;
  }

  /** Throws if the message is new and exceeds a limit. */
  async #isStored(database: Database, id: string, address: string): Promise<boolean> {
    const stored = await database.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst();
    if (stored) return true;
    const retryAfterMs = await this.#retryAfter(database, address);
    if (retryAfterMs === 0) return false;
    throw new ApiException('TOO_MANY_MESSAGES', { headers: { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } });
  }

  /** Windows slide, so no window ever exceeds its limit. */
  async #retryAfter(database: Database, address: string): Promise<number> {
    const { contactLimitPerMinute: perMinute, contactLimitPerDay: perDay } = this.limits;
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
}

/** Derives a UUID version 8 (RFC 9562) from the key and text, so all processes get the same one. */
function idOfKey(key: string, { name, email, subject, message }: NewMessage): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([key, name, email, subject, message]))
    .digest()
    .subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Does nothing if a request from another address stored the message meanwhile. */
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
