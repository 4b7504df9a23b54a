import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedRemote, typeErrors } from '../release/require-types.ts';

/** Checks types when asked to, and prints changed errors. Requests during a check are one further check. */
export class TypeWatch {
  readonly #remote: CheckedRemote;
  readonly #scratch: string;
  #errors: string | undefined;
  #isChecking = false;
  #isStale = false;

  constructor(remote: CheckedRemote) {
    this.#remote = remote;
    this.#scratch = join(remote.folder, 'dist/.dev');
    mkdirSync(this.#scratch, { recursive: true });
  }

  /** The compiler's messages, or undefined if there are none. */
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
    }
    this.#isChecking = false;
  };
}
