/** Hears why a site cannot write what it says of itself: once for each reason, and again where that comes back after it could. */
export type OnStatusProblem = (problem: string) => void;

/** What keeps a site's status from being written. The site serves all the same, and only those who change its composition wait in vain for its word. */
export class StatusProblem {
  readonly #where: string;
  readonly #onProblem: OnStatusProblem;
  #last: string | undefined;

  /** @param where what the status is written to, as people call it */
  constructor(where: string, onProblem: OnStatusProblem = () => {}) {
    this.#where = where;
    this.#onProblem = onProblem;
  }

  /** @param reason the same for the same cause */
  failed(reason: string): void {
    if (reason === this.#last) return;
    this.#last = reason;
    this.#onProblem(
      `What this site says of itself cannot be written to ${this.#where} (${reason}). It serves, but "compose" does not hear whether a change is live.`,
    );
  }

  solved(): void {
    this.#last = undefined;
  }
}
