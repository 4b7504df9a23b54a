import { readFile } from 'node:fs/promises';
import { type CompositionDocument, formatComposition, parseComposition } from '../document/composition-document.ts';
import { writeDurably } from './durable-file.ts';

/** Stores the last live composition, with which the shell starts. */
export class LastKnownGood {
  readonly #path: string;
  #problem: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  get problem(): string | undefined {
    return this.#problem;
  }

  async read(): Promise<CompositionDocument | undefined> {
    try {
      return parseComposition(await readFile(this.#path, 'utf8'));
    } catch {
      return undefined; // On the first start, or if the file is damaged, the shell uses the current document.
    }
  }

  /** Never rejects, because pages don't depend on it. `problem` reports the failure. */
  async keep(document: CompositionDocument): Promise<void> {
    try {
      await writeDurably(this.#path, formatComposition(document));
      this.#problem = undefined;
    } catch (error) {
      this.#problem =
        `Cannot save the live composition in ${this.#path} ` +
        `(${(error as NodeJS.ErrnoException).code ?? (error as Error).message}), so a restart would use the ` +
        'composition document. Make the folder writable.';
    }
  }
}
