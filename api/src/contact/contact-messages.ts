import type { ContactMessage } from '@site/api-contract';

/** A contact message as it is kept. */
export interface KeptMessage {
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  deliveredAt: number | null;
  attempts: number;
  lastError: string | null;
}

export type Acceptance = { ok: true; id: string } | { ok: false; code: 'TOO_MANY'; retryAfterMs: number };

/** The port to the messages that people sent. */
export abstract class ContactMessages {
  /** Stores the message for good before it answers, or refuses it where the address has used up its share. */
  abstract accept(message: Omit<ContactMessage, 'recaptchaToken'>, address: string): Promise<Acceptance>;
  /** Newest first. */
  abstract list(): AsyncIterable<KeptMessage>;
  abstract find(id: string): Promise<KeptMessage | undefined>;
}
