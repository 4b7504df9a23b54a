import { getContentType } from '@site/release/content-type';
import type { FileStore } from './file-store.ts';
import { PublishError } from './publish-error.ts';
import { getCacheControl } from './served-files.ts';

const LIMIT_MS = 60_000;

interface HttpStoreOptions {
  /** Public URL of the files, which may be that of a CDN. */
  address: string;
  /** Requests send it as `Authorization: Bearer`. */
  token: string | undefined;
}

/** For a server that supports PUT and GET. The next attempt completes an interrupted upload. */
export class HttpStore implements FileStore {
  readonly place: string;
  readonly address: string;
  readonly #headers: Readonly<Record<string, string>>;

  /** @param root URL with a trailing slash */
  constructor(root: string, { address, token }: HttpStoreOptions) {
    this.place = root;
    this.address = address;
    this.#headers = token ? { authorization: `Bearer ${token}` } : {};
  }

  async read(path: string): Promise<Uint8Array | undefined> {
    const response = await this.#request(path, { method: 'GET', headers: { 'cache-control': 'no-cache' } });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    if (response.status === 404 || response.status === 410) return undefined;
    throw this.#refusal(path, `GET with ${response.status}`);
  }

  async write(path: string, bytes: Uint8Array, { onlyNew = false } = {}): Promise<boolean> {
    const headers = {
      'content-type': getContentType(path),
      'cache-control': getCacheControl(path),
      ...(onlyNew ? { 'if-none-match': '*' } : {}),
    };
    const { ok, status } = await this.#request(path, { method: 'PUT', headers, body: Buffer.from(bytes) });
    if (onlyNew && (status === 412 || status === 409)) return false;
    if (!ok) throw this.#refusal(path, `PUT with ${status}`);
    return true;
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    const headers = { ...init.headers, ...this.#headers } as Record<string, string>;
    const signal = AbortSignal.timeout(LIMIT_MS);
    return fetch(this.place + path, { ...init, headers, redirect: 'manual', signal }).catch((cause: Error) => {
      const { code = cause.message } = (cause.cause ?? {}) as NodeJS.ErrnoException;
      const what = `${init.method} ${this.place}${path} failed (${code}), so nothing is released.`;
      throw new PublishError(`${what} Check that the server is running, then release again.`, { cause });
    });
  }

  #refusal(path: string, what: string): PublishError {
    const cure = /40[13]$/.test(what)
      ? 'Set RELEASE_STORE_TOKEN to a token that may read and write there'
      : "Check RELEASE_STORE and that server's log";
    return new PublishError(
      `${this.place}${path} answered ${what}, so nothing is released. ${cure}, then release again.`,
    );
  }
}
