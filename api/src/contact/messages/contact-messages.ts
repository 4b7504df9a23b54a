import type { ContactMessage } from '@site/api-contract';

export type NewMessage = Omit<ContactMessage, 'recaptchaToken'>;

export type Acceptance = { ok: true; id: string } | { ok: false; code: 'TOO_MANY'; retryAfterMs: number };

/** The port to where messages go that people send. */
export abstract class ContactMessages {
  /**
   * Stores the message for good before it answers, or refuses it where the address has used up its share.
   * @param key under which a sender that has got no answer sends the same message again: it is stored once, whichever process it comes to
   */
  abstract accept(message: NewMessage, address: string, key?: string): Promise<Acceptance>;
}
