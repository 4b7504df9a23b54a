import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONFIGURATION } from '../../configuration/configuration.ts';
import type { Configuration } from '../../configuration/configuration.ts';
import { StorageUnavailableError } from '../../storage/storage-error.ts';
import { ContactMessages } from '../contact-messages.ts';
import type { StoredMessage } from '../contact-messages.ts';
import { MailRefusedError, MailSender } from './mail-sender.ts';

const MAX_CONCURRENT_SENDS = 5;
/** Poll at least this often for messages that another process stored, or claimed before it crashed. */
const POLL_INTERVAL_MS = 5_000;
/** Shutdown waits this long for sends in progress. The rest are sent after the next start. */
const SHUTDOWN_TIMEOUT_MS = 5_000;
const MAX_REASON_LENGTH = 500;
const MAX_RETRY_DELAY_MS = 6 * 60 * 60 * 1000;
/** A lease outlasts the longest send, so that no other process sends the same message. */
const LEASE_FACTOR = 2;

/** Without SMTP_URL, messages stay in the database. */
@Injectable()
export class ContactDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly counts = { delivered: 0, deferred: 0, failed: 0 };
  readonly #logger = new Logger('Delivery');
  #stopped = false;
  #pause = new AbortController();
  readonly #sends = new Set<Promise<void>>();
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly outbox: ContactMessages,
    @Inject(MailSender) private readonly sender: MailSender | undefined,
    @Inject(CONFIGURATION) private readonly times: Pick<Configuration, 'smtpTimeoutMs' | 'deliveryRetryMs'>,
  ) {}

  onApplicationBootstrap(): void {
    if (this.sender !== undefined) this.#running = this.#run(this.sender);
  }

  /** Waits for sends in progress while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    this.wake();
    const late = await Promise.race([this.#running, sleep(SHUTDOWN_TIMEOUT_MS, 'late', { ref: false })]);
    if (late === 'late')
      this.#logger.warn(
        { messages: this.#sends.size },
        'The mail server has not accepted all messages yet. The rest will be sent after the next start.',
      );
    this.sender?.close();
  }

  /** Ends the pause before the next poll, or skips it if it has not started. */
  wake(): void {
    this.#pause.abort();
  }

  async #run(sender: MailSender): Promise<void> {
    while (!this.#stopped) {
      this.#pause = new AbortController();
      const pauseMs = await this.#startSends(sender).catch((err: unknown) => {
        this.#reportOutboxProblem(err, {});
        return POLL_INTERVAL_MS;
      });
      await sleep(pauseMs, undefined, { signal: this.#pause.signal }).catch(() => {});
    }
    await Promise.all(this.#sends);
  }

  /**
   * Starts sends up to the limit, so that a slow send does not block the rest.
   * @returns milliseconds until the next poll
   */
  async #startSends(sender: MailSender): Promise<number> {
    const free = MAX_CONCURRENT_SENDS - this.#sends.size;
    if (free === 0) return POLL_INTERVAL_MS;
    for (const message of await this.outbox.claim(free, LEASE_FACTOR * this.times.smtpTimeoutMs)) {
      const sending = this.#deliver(sender, message)
        .catch((err: unknown) => this.#reportOutboxProblem(err, { messageId: message.id }))
        .finally(() => {
          this.#sends.delete(sending);
          this.wake();
        });
      this.#sends.add(sending);
    }
    return Math.min(POLL_INTERVAL_MS, (await this.outbox.getNextDueMs()) ?? POLL_INTERVAL_MS);
  }

  async #deliver(sender: MailSender, message: StoredMessage): Promise<void> {
    const { id: messageId, attempts } = message;
    const started = performance.now();
    try {
      await sender.send(message);
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON_LENGTH);
      const { code } = error as { code?: string };
      if (error instanceof MailRefusedError) {
        this.counts.failed += 1;
        // This is not logged as an error, because a visitor could set off alarms with spam. The metrics count it.
        this.#logger.warn(
          { messageId, attempts, code, reason },
          'The mail server rejected a message permanently. To send it again, run `npm run messages -- retry ID` using this messageId as the ID.',
        );
        return this.outbox.markFailed(messageId, reason);
      }
      const retryInMs = getRetryDelay(attempts, this.times.deliveryRetryMs);
      this.counts.deferred += 1;
      this.#logger.warn(
        { messageId, attempts, retryInMs, code, reason },
        'Could not send a message. The API will try again.',
      );
      return this.outbox.markDeferred(messageId, reason, retryInMs);
    }
    this.counts.delivered += 1;
    this.#logger.log({ messageId, attempts, ms: Math.round(performance.now() - started) }, 'Sent a message.');
    return this.outbox.markDelivered(messageId);
  }

  #reportOutboxProblem(err: unknown, details: object): void {
    if (!(err instanceof StorageUnavailableError))
      this.#logger.error({ err, ...details }, 'Could not read or update the outbox.');
  }
}

/** Returns an exponential backoff, limited to six hours before ±10% jitter is applied. */
export function getRetryDelay(attempts: number, firstMs: number, random: () => number = Math.random): number {
  const delay = Math.min(MAX_RETRY_DELAY_MS, firstMs * 2 ** Math.min(attempts - 1, 40));
  return Math.max(1, Math.round(delay * (0.9 + 0.2 * random())));
}
