import type { KeptMessage } from './contact-messages.ts';

/** The port to whoever carries a message to the site's own mailbox. */
export abstract class MailSender {
  /** Resolves when the carrier has taken the message over. The same message has the same Message-ID every time. */
  abstract send(message: KeptMessage): Promise<void>;
  abstract close(): void;
}
