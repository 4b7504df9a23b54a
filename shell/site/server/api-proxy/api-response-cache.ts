import type { Encoding } from '@site/http-server/encoded-content';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import { prepareResponse, type PreparedResponse } from '../pages/prepared-response.ts';

/** The API's lists are small, and there are a few dozen of them. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BODY_BYTES = 1024 * 1024;
/** What an entry takes besides its body, roughly. */
const ENTRY_OVERHEAD_BYTES = 4096;

/** What is not said of an answer without content. */
const CONTENT_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

/** What is said of one request, its connection or its moment, and anew each time. */
const PER_REQUEST_HEADERS = new Set(['x-request-id', 'connection', 'keep-alive', 'age']);

/** What an answer of the API is kept by. */
export interface ResponseKey {
  /** What the site was called by, with its protocol. */
  site: string;
  /** Without a query. */
  path: string;
  encoding: Encoding;
}

interface CachedResponse {
  form: PreparedResponse;
  /** As `performance.now()` counts. */
  bornAt: number;
  staleAt: number;
}

/** What the API lets shared caches keep, for as long as it says and no longer (RFC 9111). Bounded in bytes. */
export class ApiResponseCache {
  #answers = emptyCache();

  /** @returns the answer, and its age in whole seconds */
  get(key: ResponseKey): { form: PreparedResponse; age: number } | undefined {
    const text = textOf(key);
    const answer = this.#answers.get(text);
    if (!answer) return undefined;
    const now = performance.now();
    if (now < answer.staleAt) return { form: answer.form, age: Math.floor((now - answer.bornAt) / 1000) };
    this.#answers.delete(text);
    return undefined;
  }

  /** Called before the API is asked. @returns keeps what it answers, unless all was dropped in the meantime */
  beginStore(key: ResponseKey): (headers: Readonly<Record<string, string | string[]>>, body: Buffer) => void {
    const answers = this.#answers;
    const askedAt = performance.now();
    return (headers, body) => {
      const { etag } = headers;
      const { maxAge, age } = freshness(headers) ?? {};
      if (answers !== this.#answers || typeof etag !== 'string' || maxAge === undefined || age === undefined) return;
      const head = without(headers, PER_REQUEST_HEADERS);
      const bornAt = askedAt - age * 1000;
      answers.set(textOf(key), {
        form: prepareResponse(etag, body, head, without(head, CONTENT_HEADERS)),
        bornAt,
        staleAt: bornAt + maxAge * 1000,
      });
    };
  }

  clear() {
    // Another one, so that what is under way is kept by nobody.
    this.#answers = emptyCache();
  }
}

function emptyCache() {
  return new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ form }, key) => ENTRY_OVERHEAD_BYTES + key.length + form.body.length,
  });
}

/** Whether an answer to GET is worth being read whole: what is larger, or for one visitor, passes through. */
export function isKeepable(status: number, headers: IncomingHttpHeaders): boolean {
  const length = Number(headers['content-length']);
  return status === 200 && length <= MOST_BODY_BYTES && headers.etag !== undefined && freshness(headers) !== undefined;
}

/** In seconds. Undefined for what no shared cache may keep, or what hangs on more of the request than its encoding. */
function freshness(headers: IncomingHttpHeaders): { maxAge: number; age: number } | undefined {
  const { 'cache-control': control = '', vary = '', age = '0' } = headers;
  const [, maxAge] = /(?:^|,)\s*max-age=(\d{1,9})\b/.exec(control) ?? [];
  const isShared = /(?:^|,)\s*public\b/.test(control) && !/no-store|no-cache|private|s-maxage/.test(control);
  if (maxAge === undefined || !isShared || !/^(?:accept-encoding)?$/i.test(vary) || headers['set-cookie'])
    return undefined;
  return { maxAge: Number(maxAge), age: Number(age) || 0 };
}

function without(
  headers: Readonly<Record<string, string | string[]>>,
  names: ReadonlySet<string>,
): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}

function textOf({ site, path, encoding }: ResponseKey): string {
  return `${site} ${encoding} ${path}`;
}
