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

/** Sends waiting messages on, a few at a time, for as long as the process lives. Without a sender they stay in the database. */
export class ContactDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #outbox: Outbox;
  readonly #sender: MailSender | undefined;
  readonly #times: { leaseMs: number; firstRetryMs: number };
  readonly #logger = new Logger('Delivery');
  #stopped = false;
  #woken = false;
  #tidying: NodeJS.Timeout | undefined;
  #endRest: () => void = () => {};
  readonly #underway = new Set<Promise<void>>();
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
      const restMs = await this.#fill(sender).catch((err: unknown) => {
        this.#logger.error({ err }, 'The outbox could not be read.');
        return LONGEST_REST_MS;
      });
      await this.#rest(restMs);
    }
    await Promise.all(this.#underway);
  }

  /** Starts as many sendings as there is room for, so that a slow one holds up none of the others. Gives the milliseconds to rest. */
  async #fill(sender: MailSender): Promise<number> {
    const room = MOST_AT_ONCE - this.#underway.size;
    if (room === 0) return LONGEST_REST_MS;
    for (const message of await this.#outbox.claim(room, this.#times.leaseMs)) {
      const sending = this.#deliver(sender, message)
        .catch((err: unknown) => this.#logger.error({ err, messageId: message.id }, 'The outbox could not be written.'))
        .finally(() => {
          this.#underway.delete(sending);
          this.wake();
        });
      this.#underway.add(sending);
    }
    return Math.min(LONGEST_REST_MS, (await this.#outbox.nextDueInMs()) ?? LONGEST_REST_MS);
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
