import type { Encoding } from '@site/http-server/encoded-content';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import { prepareResponse, type PreparedResponse } from '../http/prepared-response.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_BODY_BYTES = 1024 * 1024;
/** Estimate. */
const ENTRY_OVERHEAD_BYTES = 4096;

/** Omitted from a 304. */
const CONTENT_HEADERS = new Set(['content-type', 'content-encoding', 'content-length']);

const PER_REQUEST_HEADERS = new Set(['x-request-id', 'connection', 'keep-alive', 'age']);

export interface ResponseKey {
  site: string;
  /** No query. */
  path: string;
  encoding: Encoding;
}

interface CachedResponse {
  form: PreparedResponse;
  /** `performance.now()` time. */
  bornAt: number;
  staleAt: number;
}

/** Shared cache of API responses (RFC 9111), bounded in bytes. */
export class ApiResponseCache {
  #answers = emptyCache();

  get(key: ResponseKey): { form: PreparedResponse; age: number } | undefined {
    const text = textOf(key);
    const answer = this.#answers.get(text);
    if (!answer) return undefined;
    const now = performance.now();
    if (now < answer.staleAt) return { form: answer.form, age: Math.floor((now - answer.bornAt) / 1000) };
    this.#answers.delete(text);
    return undefined;
  }

  /** Call before the request. @returns a function that stores the response, unless the cache was cleared since */
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
    // A new cache, so that pending responses are not stored.
    this.#answers = emptyCache();
  }
}

function emptyCache() {
  return new LRUCache<string, CachedResponse>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ form }, key) => ENTRY_OVERHEAD_BYTES + key.length + form.body.length,
  });
}

export function isCacheable(status: number, headers: IncomingHttpHeaders): boolean {
  const length = Number(headers['content-length']);
  return status === 200 && length <= MOST_BODY_BYTES && headers.etag !== undefined && freshness(headers) !== undefined;
}

/**
 * Seconds. Returns undefined if a shared cache may not store the response, or if it varies by more than the encoding.
 */
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
