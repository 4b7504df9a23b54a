import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './encoded-page.ts';

/** Without a configured origin, each Host has its own pages. Limited because clients can invent hosts. */
const MOST_ORIGINS = 8;
/** Estimate. */
const ENTRY_OVERHEAD_BYTES = 1024;

export interface PageCacheStatistics {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

/** LRU cache by origin and address, bounded in bytes. Concurrent requests for a page render it once. */
export class PageCache<Made> {
  readonly #pages: LRUCache<string, EncodedPage>;
  readonly #origins = new LRUCache<string, Set<string>>({
    max: MOST_ORIGINS,
    dispose: (keys) => {
      for (const key of keys) this.#pages.delete(key);
    },
  });
  #inFlight = new Map<string, Promise<Made>>();
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      dispose: (_page, key) => void this.#origins.peek(originOf(key))?.delete(key),
    });
  }

  get statistics(): PageCacheStatistics {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#pages.size,
      bytes: this.#pages.calculatedSize,
    };
  }

  /** Share of the capacity in use, 0 to 1. */
  get fullness(): number {
    return this.#pages.calculatedSize / this.#pages.maxSize;
  }

  /** Does not affect LRU order or statistics. */
  has(origin: string, address: string): boolean {
    return this.#pages.has(keyOf(origin, address));
  }

  get(origin: string, address: string): EncodedPage | undefined {
    const page = this.#pages.get(keyOf(origin, address));
    if (page) this.#hits += 1;
    else this.#misses += 1;
    this.#origins.get(origin);
    return page;
  }

  /** Like `get`, but does not count a miss: the regular path does. */
  ready(origin: string, address: string): EncodedPage | undefined {
    const page = this.#pages.get(keyOf(origin, address));
    if (!page) return undefined;
    this.#hits += 1;
    this.#origins.get(origin);
    return page;
  }

  /** `make` calls `keep` to cache a page. After `clear`, earlier calls of `make` cache nothing. */
  make(origin: string, address: string, make: (keep: (page: EncodedPage) => void) => Promise<Made>): Promise<Made> {
    const key = keyOf(origin, address);
    const running = this.#inFlight.get(key);
    if (running) return running;
    const inFlight = this.#inFlight;
    const work = make((page) => {
      if (inFlight === this.#inFlight) this.#set(origin, key, page);
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    return work;
  }

  clear() {
    this.#inFlight = new Map();
    this.#origins.clear();
    this.#pages.clear();
  }

  #set(origin: string, key: string, page: EncodedPage) {
    const keys = this.#origins.get(origin) ?? new Set();
    this.#origins.set(origin, keys);
    this.#pages.set(key, page);
    if (this.#pages.has(key)) keys.add(key);
  }
}

export function sizeOf({ bodies, policy }: EncodedPage, key: string): number {
  return (
    ENTRY_OVERHEAD_BYTES +
    2 * (key.length + policy.length) +
    Object.values(bodies).reduce((sum, { length }) => sum + length, 0)
  );
}

function keyOf(origin: string, address: string): string {
  return `${origin} ${address}`;
}

function originOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}
