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

interface Entry {
  page: EncodedPage;
  bytes: number;
  /** Carried over from the previous revision. Not served as is. */
  isStale: boolean;
}

/**
 * LRU cache by origin and address, bounded in bytes, including stale pages of the previous revision. Concurrent
 * requests for a page render it once.
 */
export class PageCache<Made> {
  readonly #pages: LRUCache<string, Entry>;
  #former = { entries: 0, bytes: 0 };
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
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (entry, key) => {
        if (entry.isStale) this.#countFormer(entry, -1);
        this.#origins.peek(originOf(key))?.delete(key);
      },
    });
  }

  get statistics(): PageCacheStatistics {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#pages.size - this.#former.entries,
      bytes: this.#pages.calculatedSize,
    };
  }

  /** Share of the capacity that servable pages use, 0 to 1. */
  get fullness(): number {
    return (this.#pages.calculatedSize - this.#former.bytes) / this.#pages.maxSize;
  }

  /** Does not affect LRU order or statistics. */
  has(origin: string, address: string): boolean {
    return this.#pages.peek(keyOf(origin, address))?.isStale === false;
  }

  get(origin: string, address: string): EncodedPage | undefined {
    const page = this.#find(keyOf(origin, address));
    if (page) this.#hits += 1;
    else this.#misses += 1;
    this.#origins.get(origin);
    return page;
  }

  /** Like `get`, but does not count a miss: the regular path does. */
  ready(origin: string, address: string): EncodedPage | undefined {
    const page = this.#find(keyOf(origin, address));
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
      if (inFlight === this.#inFlight) this.#set(origin, key, page, false);
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    return work;
  }

  /** Stale entries share the buffers of the previous revision. */
  seedFrom(former: PageCache<Made>, isOfUse: (page: EncodedPage) => boolean): void {
    for (const key of former.#pages.rkeys()) {
      const entry = former.#pages.peek(key);
      if (entry && isOfUse(entry.page)) this.#set(originOf(key), key, entry.page, true);
    }
  }

  takeStale(origin: string, address: string): EncodedPage | undefined {
    const key = keyOf(origin, address);
    const entry = this.#pages.peek(key);
    if (!entry?.isStale) return undefined;
    this.#pages.delete(key);
    return entry.page;
  }

  clear() {
    this.#inFlight = new Map();
    this.#origins.clear();
    this.#pages.clear();
  }

  #find(key: string): EncodedPage | undefined {
    const entry = this.#pages.get(key);
    return entry?.isStale === false ? entry.page : undefined;
  }

  #set(origin: string, key: string, page: EncodedPage, isStale: boolean) {
    const keys = this.#origins.get(origin) ?? new Set();
    this.#origins.set(origin, keys);
    const entry = { page, bytes: sizeOf(page, key), isStale };
    this.#pages.set(key, entry);
    if (!this.#pages.has(key)) return;
    keys.add(key);
    if (isStale) this.#countFormer(entry, 1);
  }

  #countFormer({ bytes }: Entry, by: 1 | -1) {
    this.#former = { entries: this.#former.entries + by, bytes: this.#former.bytes + by * bytes };
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
