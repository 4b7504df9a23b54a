import type { ContactMessage } from '@site/api-contract';
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Storage } from '../../storage/storage.ts';
import type { Tables } from '../../storage/model/tables.ts';
import { UnsettledIds } from './unsettled-ids.ts';

export type NewMessage = Omit<ContactMessage, 'recaptchaToken'>;

export type Acceptance = { ok: true; id: string } | { ok: false; code: 'TOO_MANY'; retryAfterMs: number };

export interface ContactLimits {
  perMinute: number;
  perDay: number;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** A message, its outbox row, and its limit count are one transaction. */
export class ContactMessages {
  readonly #storage: Storage;
  readonly #limits: ContactLimits;
  readonly #onStored: () => void;
  readonly #unsettled = new UnsettledIds();

  constructor(storage: Storage, limits: ContactLimits, onStored: () => void) {
    this.#storage = storage;
    this.#limits = limits;
    this.#onStored = onStored;
  }

  /**
   * Resolves once the message is durable, or is refused by the address's limit.
   * @param key idempotency key: retries with it are stored once, across all processes
   */
  async accept(message: NewMessage, address: string, key?: string): Promise<Acceptance> {
    const known = key === undefined ? this.#unsettled.find(message, address) : idOfKey(key, message);
    const id = known ?? randomUUID();
    try {
      const acceptance = await this.#storage.transaction(async (transaction): Promise<Acceptance> => {
        await this.#lock(transaction, address);
        if (known !== undefined && (await isStored(transaction, id))) return { ok: true, id };
        const now = Date.now();
        const retryAfterMs = retryAfter(await this.#attempts(transaction, address, now), this.#limits, now);
        if (retryAfterMs > 0) return { ok: false, code: 'TOO_MANY', retryAfterMs };
        if (!(await store(transaction, id, message, now))) return { ok: true, id };
        await transaction.insertInto('contact_attempt').values({ address, at: now }).execute();
        return { ok: true, id };
      });
      this.#unsettled.settle(message, address);
      if (acceptance.ok) this.#onStored();
      return acceptance;
    } catch (error) {
      this.#unsettled.keep(message, address, id);
      throw error;
    }
  }

  /** Serializes an address's messages across processes. SQLite allows only one writer anyway. */
  async #lock(transaction: Transaction<Tables>, address: string): Promise<void> {
    if (this.#storage.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`.execute(transaction);
  }

  /** Newest first. */
  async #attempts(transaction: Transaction<Tables>, address: string, now: number): Promise<number[]> {
    const ofAddress = transaction.selectFrom('contact_attempt').where('address', '=', address);
    await transaction
      .deleteFrom('contact_attempt')
      .where('address', '=', address)
      .where('at', '<=', now - DAY_MS)
      .execute();
    const most = Math.max(this.#limits.perMinute, this.#limits.perDay);
    const rows = await ofAddress.select('at').orderBy('at', 'desc').limit(most).execute();
    if ((rows[0]?.at ?? 0) > now) {
      // The clock was set back. Counting them as sent now keeps the wait within the limits.
      await transaction
        .updateTable('contact_attempt')
        .set({ at: now })
        .where('address', '=', address)
        .where('at', '>', now)
        .execute();
    }
    return rows.map(({ at }) => Math.min(at, now));
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

async function isStored(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  return (
    (await transaction.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/** @returns false if another request already stored it */
async function store(
  transaction: Transaction<Tables>,
  id: string,
  { name, email, subject, message }: NewMessage,
  now: number,
): Promise<boolean> {
  const row = { id, received_at: now, name, email, subject, message };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('contact_message')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await transaction
    .insertInto('contact_delivery')
    .values({ message_id: id, attempts: 0, next_attempt_at: now })
    .execute();
  return true;
}

/**
 * Returns milliseconds until the next message is allowed, or 0. `attempts` are times of accepted messages, newest
 * first. Windows slide, so no window ever exceeds its limit.
 */
export function retryAfter(attempts: readonly number[], { perMinute, perDay }: ContactLimits, now: number): number {
  const free = (limit: number, windowMs: number) => {
    const oldest = attempts[limit - 1];
    // Caps the wait in case the clock was set back.
    return oldest === undefined ? 0 : Math.min(windowMs, Math.max(0, oldest + windowMs - now));
  };
  return Math.max(free(perMinute, MINUTE_MS), free(perDay, DAY_MS));
}
