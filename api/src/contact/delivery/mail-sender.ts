import type { StoredMessage } from '../messages/stored-message.ts';

/** The carrier refused this message for good: the same again would be refused again. The message is its sentence. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  readonly code = 'MAIL_REFUSED';
}

/** The carrier takes too long. It may still have taken the message: the same Message-ID goes out with the next attempt. */
export class MailTimeoutError extends Error {
  override readonly name = 'MailTimeoutError';
  readonly code = 'MAIL_TIMEOUT';
}

/** The port to whoever carries a message to the site's own mailbox. */
export abstract class MailSender {
  /** Resolves when the carrier has taken the message over. The same message has the same Message-ID every time. */
  abstract send(message: StoredMessage): Promise<void>;
  /** Lets go of what is under way too. */
  abstract close(): void;
}
