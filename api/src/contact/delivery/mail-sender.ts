import type { StoredMessage } from '../messages/stored-message.ts';

/** Permanent rejection. The error's message is the server's reply. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
  readonly code = 'MAIL_REFUSED';
}

/** The server may still have accepted the message. A retry carries the same Message-ID. */
export class MailTimeoutError extends Error {
  override readonly name = 'MailTimeoutError';
  readonly code = 'MAIL_TIMEOUT';
}

export abstract class MailSender {
  /** Resolves once the message is accepted. Retries of a message keep its Message-ID. */
  abstract send(message: StoredMessage): Promise<void>;
  /** Also aborts sends in progress. */
  abstract close(): void;
}
