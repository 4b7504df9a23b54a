import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './encoded-page.ts';

/** Without a configured origin, each name that the site is called by has pages of its own: of so many at most, or a client could invent names without end. */
const MOST_ORIGINS = 8;
/** What an entry takes besides its bodies, roughly. */
const ENTRY_OVERHEAD_BYTES = 1024;

export interface PageCacheStatistics {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

/**
 * Pages by origin and address, ready to be sent. Bounded in bytes: the least recently used are let go first. Requests for one page at the same
 * time make it once.
 */
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
      sizeCalculation: ({ bodies, policy }, key) => ENTRY_OVERHEAD_BYTES + 2 * (key.length + policy.length) + Object.values(bodies).reduce((sum, { length }) => sum + length, 0),
      dispose: (_page, key) => this.#origins.peek(originOf(key))?.delete(key),
    });
  }

  get statistics(): PageCacheStatistics {
    return { hits: this.#hits, misses: this.#misses, entries: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  /** How much is held of what may be, as a part of 1. */
  get fullness(): number {
    return this.#pages.calculatedSize / this.#pages.maxSize;
  }

  /** Whether a page is kept, without a word of use. */
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

  /** As `get`, for whoever looks before the regular path does: what is not there is not counted as missed. */
  ready(origin: string, address: string): EncodedPage | undefined {
    const page = this.#pages.get(keyOf(origin, address));
    if (!page) return undefined;
    this.#hits += 1;
    this.#origins.get(origin);
    return page;
  }

  /** `keep` is called by `make` with what later requests may have. A page made before `clear` is not kept after it. */
  make(origin: string, address: string, make: (keep: (page: EncodedPage) => void) => Promise<Made>): Promise<Made> {
    const key = keyOf(origin, address);
    const running = this.#inFlight.get(key);
    if (running) return running;
    const inFlight = this.#inFlight;
    const work = make((page) => {
      if (inFlight === this.#inFlight) this.#keep(origin, key, page);
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    return work;
  }

  clear() {
    this.#inFlight = new Map();
    this.#origins.clear();
    this.#pages.clear();
  }

  #keep(origin: string, key: string, page: EncodedPage) {
    const keys = this.#origins.get(origin) ?? new Set();
    this.#origins.set(origin, keys);
    this.#pages.set(key, page);
    if (this.#pages.has(key)) keys.add(key);
  }
}

function keyOf(origin: string, address: string): string {
  return `${origin} ${address}`;
}

function originOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}
