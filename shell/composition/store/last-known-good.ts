import { type CompositionDocument, formatComposition, parseComposition } from '../document/composition-document.ts';
import { writeDurably } from './durable-file.ts';
import { readText } from './read-text.ts';

/** The composition that served last, kept in the shell's own state: a start begins with it, whatever document is in force by then. */
export class LastKnownGood {
  readonly #path: string;
  #problem: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Why it cannot be kept, if so. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** `undefined` where there is none that could be used. */
  async read(): Promise<CompositionDocument | undefined> {
    try {
      return parseComposition(await readText(this.#path));
    } catch {
      return undefined; // a first start, or a file that somebody damaged: the document in force is what is left
    }
  }

  /** Never rejects: that it cannot be kept costs no page, and is said by `problem`. */
  async keep(document: CompositionDocument): Promise<void> {
    try {
      await writeDurably(this.#path, formatComposition(document));
      this.#problem = undefined;
    } catch (error) {
      this.#problem =
        `The composition that serves cannot be kept in ${this.#path} ` +
        `(${(error as NodeJS.ErrnoException).code ?? (error as Error).message}): a restart begins with the ` +
        'document in force. Make the folder writable.';
    }
  }
}
