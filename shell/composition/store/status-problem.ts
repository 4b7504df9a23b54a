/** Called once for each reason, and again if the problem returns after a success. */
export type OnStatusProblem = (problem: string) => void;

/**
 * Reports that a site can't write its status. The site still serves, but `compose` can't confirm that a change is
 * live.
 */
export class StatusProblem {
  readonly #where: string;
  readonly #onProblem: OnStatusProblem;
  #last: string | undefined;

  constructor(where: string, onProblem: OnStatusProblem = () => {}) {
    this.#where = where;
    this.#onProblem = onProblem;
  }

  /** @param reason identical for the same cause, so that it is reported once */
  failed(reason: string): void {
    if (reason === this.#last) return;
    this.#last = reason;
    this.#onProblem(
      `Cannot write the status of this site to ${this.#where} (${reason}). The site works, but "compose" cannot see whether a change is live.`,
    );
  }

  solved(): void {
    this.#last = undefined;
  }
}
