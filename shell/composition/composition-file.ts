import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type CompositionDocument, formatComposition, parseComposition } from './composition-document.ts';
import { CompositionHistory } from './composition-history.ts';
import { writeDurably } from './durable-file.ts';
import { withLock } from './file-lock.ts';
import { readText } from './read-text.ts';

/** A file that has not been read after so long lies on a drive that does not answer. */
const LATE_MS = 5000;

export type CurrentComposition =
  | { state: 'valid'; document: CompositionDocument }
  | { state: 'missing' }
  /** With a sentence that says what is wrong. */
  | { state: 'invalid'; reason: string };

/** A composition kept in a file, with the history of its revisions beside it. */
export class CompositionFile {
  readonly path: string;
  readonly history: CompositionHistory;

  constructor(path: string) {
    this.path = path;
    this.history = new CompositionHistory(`${path}.history`);
  }

  async read(): Promise<CurrentComposition> {
    let text: string;
    try {
      text = await readText(this.path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { state: 'missing' };
      return { state: 'invalid', reason: `The composition ${this.path} cannot be read (${(error as NodeJS.ErrnoException).code}).` };
    }
    try {
      return { state: 'valid', document: parseComposition(text) };
    } catch (error) {
      return { state: 'invalid', reason: `${(error as Error).message} It stands in ${this.path}.` };
    }
  }

  /**
   * Puts the document that `make` returns into force. No other change comes in between; what was in force before is kept. Nothing is changed
   * where `make` throws.
   * @param make given what is in force, and what was before it, oldest first
   */
  async change<T extends { document: CompositionDocument }>(make: (current: CurrentComposition, former: readonly CompositionDocument[]) => T): Promise<T> {
    try {
      await mkdir(dirname(this.path), { recursive: true });
      return await this.#changeLocked(make);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
      throw new Error(`The composition ${this.path} cannot be written (${String(error.code)}): is it the right file, and may you write there?`, { cause: error });
    }
  }

  async #changeLocked<T extends { document: CompositionDocument }>(make: Parameters<typeof this.change<T>>[0]): Promise<T> {
    return withLock(`${this.path}.lock`, async (lock) => {
      const current = await this.read();
      if (current.state === 'valid') await this.history.add(current.document);
      const made = make(current, await this.history.list());
      await lock.requireHeld();
      await writeDurably(this.path, formatComposition(made.document));
      await this.history.add(made.document);
      return made;
    });
  }

  /**
   * Calls back with the text as soon as it is read and whenever it has changed. Polled: a file may lie on a network share, where no event
   * comes; and never read while the process waits, for a share may not answer.
   */
  watch(onChange: (text: string) => void, onError: (error: unknown) => void, intervalMs = 500): () => void {
    let last: string | undefined;
    let lastProblem: string | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isEnded = false;
    const fail = (error: Error) => {
      if (isEnded) return;
      if (error.message !== lastProblem) onError(error);
      lastProblem = error.message;
      // What comes back is told again, be it the same: whoever heard of the problem learns that it is over.
      last = undefined;
    };
    const take = (text: string) => {
      if (isEnded) return;
      lastProblem = undefined;
      if (text === last) return;
      last = text;
      onChange(text);
    };
    const look = async () => {
      const late = setTimeout(() => fail(new Error(`It has not come within ${LATE_MS / 1000} seconds: look after the drive that it lies on.`)), LATE_MS);
      await readText(this.path).then(take, fail);
      clearTimeout(late);
      if (!isEnded) timer = setTimeout(() => void look(), intervalMs);
    };
    void look();
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }
}
