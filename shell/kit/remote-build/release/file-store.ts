import { getContentType } from '@site/release/content-type';
import { SIGNATURE_FILE } from '@site/release/signature';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PublishError } from './publish-error.ts';

export const LATEST_FILE = 'latest.json';
/** All other files of a release are immutable. */
const CHANGING_FILES = new Set([SIGNATURE_FILE, LATEST_FILE]);
const TIMEOUT_MS = 60_000;

export function getCacheControl(path: string): string {
  return CHANGING_FILES.has(basename(path)) ? 'no-cache' : 'public, max-age=31536000, immutable';
}

export interface FileStore {
  readonly place: string;
  /** Public URL with a trailing slash, if known. */
  readonly url: string | undefined;
  read: (path: string) => Promise<Uint8Array | undefined>;
  /** Readers never see part of a file. With `onlyNew`, resolves to false if the file exists. */
  write: (path: string, bytes: Uint8Array, options?: { onlyNew?: boolean }) => Promise<boolean>;
}

/** A folder that a static server serves, or that a tool such as `rsync` uploads. */
export class FolderStore implements FileStore {
  readonly place: string;
  readonly url: string | undefined;

  constructor(folder: string, url: string | undefined) {
    this.place = folder;
    this.url = url;
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
      // Unlike `rename`, `link` never overwrites.
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
      `${join(this.place, path)} cannot ${what} (${reason}). Check the disk space and this account's permissions, or set RELEASE_STORE to another store.`,
      { cause },
    );
  }
}

interface HttpStoreOptions {
  /** Public URL, such as a CDN's. */
  url: string;
  /** The token for the header `Authorization: Bearer`. */
  token: string | undefined;
}

/** A server that supports PUT and GET. The next attempt completes an interrupted upload. */
export class HttpStore implements FileStore {
  readonly place: string;
  readonly url: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param root URL with a trailing slash */
  constructor(root: string, { url, token }: HttpStoreOptions) {
    this.place = root;
    this.url = url;
    this.#headers = token ? { authorization: `Bearer ${token}` } : {};
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    const response = await this.#request(path, { method: 'GET', headers: { 'cache-control': 'no-cache' } });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    if (response.status === 404 || response.status === 410) return undefined;
    throw this.#refusal(path, `${response.status} for GET`);
  }

  async write(path: string, bytes: Uint8Array, { onlyNew = false } = {}): Promise<boolean> {
    const headers = {
      'content-type': getContentType(path),
      'cache-control': getCacheControl(path),
      ...(onlyNew ? { 'if-none-match': '*' } : {}),
    };
    const { ok, status } = await this.#request(path, { method: 'PUT', headers, body: Buffer.from(bytes) });
    if (onlyNew && (status === 412 || status === 409)) return false;
    if (!ok) throw this.#refusal(path, `${status} for PUT`);
    return true;
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, ...this.#headers } as Record<string, string>;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(this.place + path, { ...init, headers, redirect: 'manual', signal }).catch((cause: Error) => {
      const { code = cause.message } = (cause.cause ?? {}) as NodeJS.ErrnoException;
      const text = `${init.method} ${this.place}${path} failed (${code}), so nothing was released.`;
      throw new PublishError(`${text} Check that the server is running, then release again.`, { cause });
    });
  }

  #refusal(path: string, what: string): PublishError {
    const cure = /^40[13]/.test(what)
      ? 'Set RELEASE_STORE_TOKEN to a token that may read and write there'
      : "Check RELEASE_STORE and that server's log";
    return new PublishError(
      `${this.place}${path} returned ${what}, so nothing was released. ${cure}, then release again.`,
    );
  }
}
