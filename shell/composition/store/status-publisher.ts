import type { SiteStatus } from './site-status.ts';

/** Called once for each reason, and again if the problem returns after a success. */
export type OnStatusProblem = (problem: string) => void;

interface StatusPublisherOptions {
  where: string;
  write: (status: SiteStatus) => Promise<unknown>;
  /** Identical for the same cause. Undefined if the site reports the cause elsewhere. */
  reasonOf: (error: NodeJS.ErrnoException) => string | undefined;
  onProblem?: OnStatusProblem | undefined;
}

/** Writes the status of a site in call order. Never rejects: the site also serves without it. */
export class StatusPublisher {
  readonly #options: StatusPublisherOptions;
  #current: SiteStatus | undefined;
  #last: Promise<void> = Promise.resolve();
  #hasFailed = false;
  #problem: string | undefined;

  constructor(options: StatusPublisherOptions) {
    this.#options = options;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  publish(status: SiteStatus): Promise<void> {
    this.#current = status;
    return this.again();
  }

  again(): Promise<void> {
    this.#last = this.#last.then(() => this.#write());
    return this.#last;
  }

  async withdraw(): Promise<void> {
    this.#current = undefined;
    await this.#last;
  }

  async #write(): Promise<void> {
    const { where, write, reasonOf, onProblem } = this.#options;
    if (!this.#current) return;
    try {
      await write(this.#current);
      [this.#hasFailed, this.#problem] = [false, undefined];
    } catch (error) {
      this.#hasFailed = true;
      const reason = reasonOf(error as NodeJS.ErrnoException);
      if (reason === undefined || reason === this.#problem) return;
      this.#problem = reason;
      onProblem?.(
        `Cannot write the status of this site to ${where} (${reason}). The site works, but "compose" cannot see whether a change is live.`,
      );
    }
  }
}
