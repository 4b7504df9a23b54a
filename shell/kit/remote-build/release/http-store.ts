import { contentTypeOf } from '@site/release/content-type';
import type { FileStore } from './file-store.ts';
import { PublishError } from './publish-error.ts';
import { cacheControlOf } from './served-files.ts';

const LIMIT_MS = 60_000;

interface HttpStoreOptions {
  /** Public URL of the files, which may be that of a CDN. */
  address: string;
  /** Sent as `Authorization: Bearer`. */
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
    const { status, body } = await this.#request(path, { method: 'GET', headers: { 'cache-control': 'no-cache' } });
    if (status === 404 || status === 410) return undefined;
    if (status !== 200) throw this.#refusal(path, `GET with ${status}`);
    return body;
  }

  async write(path: string, bytes: Uint8Array, { onlyNew = false } = {}): Promise<boolean> {
    const headers = {
      'content-type': contentTypeOf(path),
      'cache-control': cacheControlOf(path),
      ...(onlyNew ? { 'if-none-match': '*' } : {}),
    };
    const { status } = await this.#request(path, { method: 'PUT', headers, body: bytes });
    if (onlyNew && (status === 412 || status === 409)) return false;
    if (status < 200 || status > 299) throw this.#refusal(path, `PUT with ${status}`);
    return true;
  }

  async #request(
    path: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: Uint8Array },
  ): Promise<{ status: number; body: Uint8Array }> {
    const url = this.place + path;
    try {
      const response = await fetch(url, {
        method,
        headers: { ...headers, ...this.#headers },
        body: body ? Buffer.from(body) : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      const { message, cause: reason } = cause as Error & { cause?: NodeJS.ErrnoException };
      throw new PublishError(
        'STORE_FAILED',
        `${method} ${url} failed (${reason?.code ?? message}), so nothing is released. Check that the server is running, then release again.`,
        { cause },
      );
    }
  }

  #refusal(path: string, what: string): PublishError {
    const cure = /40[13]$/.test(what)
      ? 'Set RELEASE_STORE_TOKEN to a token that may read and write there'
      : "Check RELEASE_STORE and that server's log";
    return new PublishError(
      'STORE_FAILED',
      `${this.place}${path} answered ${what}, so nothing is released. ${cure}, then release again.`,
    );
  }
}
