import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { once } from 'node:events';
import { OperatorError } from './operator-error.ts';

/** Writes to stdout, or to a file that appears only once it is complete. */
export class Output {
  readonly #file: FileHandle | undefined;

  private constructor(file: FileHandle | undefined) {
    this.#file = file;
  }

  /** The file is private because it holds what visitors wrote. */
  static async to(path: string | undefined, work: (output: Output) => Promise<void>): Promise<void> {
    if (path === undefined) return endQuietly(() => work(new Output(undefined)));
    const part = `${path}.part`;
    const file = await open(part, 'w', 0o600).catch((error: Error) => {
      throw new OperatorError(`Cannot write ${path}: ${error.message}.`, { cause: error });
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

/** A reader such as `head` may close the pipe early. */
async function endQuietly(work: () => Promise<void>): Promise<void> {
  const closed = once(process.stdout, 'error').then(([error]) => {
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error as Error;
  });
  closed.catch(() => {});
  await Promise.race([work(), closed]);
}
