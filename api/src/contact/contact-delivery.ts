import { Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { KeptMessage } from './contact-messages.ts';
import type { MailSender } from './mail-sender.ts';
import type { Outbox } from './outbox.ts';
import { retryDelay } from './retry-delay.ts';

const MOST_AT_ONCE = 5;
/** How long to rest at most: another process may have stored a message, or died with one in its hands. */
const LONGEST_REST_MS = 5_000;
const TIDY_EVERY_MS = 60 * 60 * 1000;

/** Sends waiting messages on, one batch after another, for as long as the process lives. Without a sender they stay in the database. */
export class ContactDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #outbox: Outbox;
  readonly #sender: MailSender | undefined;
  readonly #times: { leaseMs: number; firstRetryMs: number };
  readonly #logger = new Logger('Delivery');
  #stopped = false;
  #woken = false;
  #tidying: NodeJS.Timeout | undefined;
  #endRest: () => void = () => {};
  #running: Promise<void> = Promise.resolve();

  constructor(outbox: Outbox, sender: MailSender | undefined, times: { leaseMs: number; firstRetryMs: number }) {
    this.#outbox = outbox;
    this.#sender = sender;
    this.#times = times;
  }

  onApplicationBootstrap(): void {
    this.#tidying = setInterval(() => void this.#tidy(), TIDY_EVERY_MS).unref();
    if (this.#sender !== undefined) this.#running = this.#run(this.#sender);
  }

  /** Finishes what is being sent, while the database is still open. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#tidying);
    this.#endRest();
    await this.#running;
    this.#sender?.close();
  }

  /** There is something new to send. */
  wake(): void {
    this.#woken = true;
    this.#endRest();
  }

  async #run(sender: MailSender): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false;
      let restMs = LONGEST_REST_MS;
      try {
        const messages = await this.#outbox.claim(MOST_AT_ONCE, this.#times.leaseMs);
        await Promise.all(messages.map((message) => this.#deliver(sender, message)));
        restMs = messages.length > 0 ? 0 : Math.min(restMs, (await this.#outbox.nextDueInMs()) ?? restMs);
      } catch (err) {
        this.#logger.error({ err }, 'The outbox could not be read or written.');
      }
      await this.#rest(restMs);
    }
  }

  async #deliver(sender: MailSender, message: KeptMessage): Promise<void> {
    try {
      await sender.send(message);
    } catch (error) {
      const retryInMs = retryDelay(message.attempts, this.#times.firstRetryMs);
      const reason = error instanceof Error ? error.message : String(error);
      this.#logger.warn({ messageId: message.id, attempts: message.attempts, retryInMs, reason }, 'A message could not be sent on.');
      await this.#outbox.failed(message.id, reason.slice(0, 500), retryInMs);
      return;
    }
    await this.#outbox.delivered(message.id);
  }

  async #tidy(): Promise<void> {
    await this.#outbox.forgetOldAttempts().catch((err: unknown) => this.#logger.warn({ err }, 'Old counts could not be deleted.'));
  }

  async #rest(milliseconds: number): Promise<void> {
    if (this.#stopped || this.#woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
