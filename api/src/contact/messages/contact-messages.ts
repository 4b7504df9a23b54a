import type { ContactMessage } from '@site/api-contract';

export type NewMessage = Omit<ContactMessage, 'recaptchaToken'>;

export type Acceptance = { ok: true; id: string } | { ok: false; code: 'TOO_MANY'; retryAfterMs: number };

export abstract class ContactMessages {
  /**
   * Resolves once the message is durable, or is refused by the address's limit.
   * @param key idempotency key: retries with it are stored once, across all processes
   */
  abstract accept(message: NewMessage, address: string, key?: string): Promise<Acceptance>;
}
