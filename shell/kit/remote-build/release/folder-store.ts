import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { PublishError } from './publish-error.ts';

/** A folder that a static server serves, or that a tool such as `rsync` uploads. */
export class FolderStore implements FileStore {
  readonly place: string;
  readonly address: string | undefined;

  /** @param folder an absolute path */
  constructor(folder: string, url: string | undefined) {
    this.place = folder;
    this.address = url;
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    try {
      return await readFile(join(this.place, path));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw this.#failure(path, 'be read', cause);
    }
  }

  async write(path: string, bytes: Uint8Array, { onlyNew = false } = {}): Promise<boolean> {
    const file = join(this.place, path);
    const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      // Unlike rename, link never overwrites.
      await (onlyNew ? link(draft, file) : rename(draft, file));
      return true;
    } catch (cause) {
      if (onlyNew && (cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw this.#failure(path, 'be written', cause);
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  #failure(path: string, what: string, cause: unknown): PublishError {
    const reason = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    return new PublishError(
      `${join(this.place, path)} cannot ${what} (${reason}). Check the disk space and this account's rights, or name another store with RELEASE_STORE.`,
      { cause },
    );
  }
}
