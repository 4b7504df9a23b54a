import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { once } from 'node:events';
import { OperatorError } from './operator-error.ts';

/** Where a command writes: the terminal or a pipe, or a file that is there whole or not at all. */
export class Output {
  readonly #file: FileHandle | undefined;

  private constructor(file: FileHandle | undefined) {
    this.#file = file;
  }

  /** What visitors wrote is nobody else's to read: the file is the operator's alone. */
  static async to(path: string | undefined, work: (output: Output) => Promise<void>): Promise<void> {
    if (path === undefined) return endQuietly(() => work(new Output(undefined)));
    const part = `${path}.part`;
    const file = await open(part, 'w', 0o600).catch((error: Error) => {
      throw new OperatorError(`${path} cannot be written: ${error.message}.`, { cause: error });
    });
    try {
      await file.chmod(0o600);
      await work(new Output(file));
      await file.sync();
      await file.close();
      await rename(part, path);
    } catch (error) {
      await file.close().catch(() => {});
      await rm(part, { force: true });
      throw error;
    }
  }

  async write(text: string): Promise<void> {
    if (this.#file) await this.#file.appendFile(text);
    else if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
}

/** A reader such as `head` goes when it has enough: no error. */
async function endQuietly(work: () => Promise<void>): Promise<void> {
  const closed = once(process.stdout, 'error').then(([error]) => {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error as Error;
  });
  closed.catch(() => {});
  await Promise.race([work(), closed]);
}
