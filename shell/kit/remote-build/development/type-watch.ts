import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedRemote, typeErrors } from '../release/require-types.ts';

/** Checks types when asked to. Requests during a check are one further check. */
export class TypeWatch {
  readonly #remote: CheckedRemote;
  readonly #scratch: string;
  readonly #onChecked: (errors: string | undefined) => void;
  #errors: string | undefined;
  #isChecking = false;
  #isStale = false;

  /** @param onChecked gets the compiler's messages, or undefined when there are none anymore */
  constructor(remote: CheckedRemote, onChecked: (errors: string | undefined) => void) {
    this.#remote = remote;
    this.#scratch = join(remote.folder, 'dist/.dev');
    this.#onChecked = onChecked;
    mkdirSync(this.#scratch, { recursive: true });
  }

  get errors(): string | undefined {
    return this.#errors;
  }

  check = async (): Promise<void> => {
    this.#isStale = true;
    if (this.#isChecking) return;
    this.#isChecking = true;
    while (this.#isStale) {
      this.#isStale = false;
      const errors = await typeErrors(this.#remote, this.#scratch).catch((error: Error) => error.message);
      const former = this.#errors;
      this.#errors = errors;
      if (errors !== former) console[errors === undefined ? 'log' : 'error'](errors ?? 'no more type errors');
      if (errors !== undefined || former !== undefined) this.#onChecked(errors);
    }
    this.#isChecking = false;
  };
}
