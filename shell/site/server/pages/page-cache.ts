import { LRUCache } from 'lru-cache';
import { type EncodedPage, sizeOf } from './encoded-page.ts';

export type PageResponse = { kind: 'redirect'; location: string } | { kind: 'page'; page: EncodedPage };

export interface PageCacheStatistics {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

/**
 * Keeps the pages and API lists of one revision, by origin and path. When its bytes reach the limit, the least recently
 * used go first. Concurrent requests for a page make it once.
 */
export class PageCache {
  readonly #pages: LRUCache<string, EncodedPage>;
  #inFlight = new Map<string, Promise<PageResponse>>();
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  get statistics(): PageCacheStatistics {
    const { size, calculatedSize } = this.#pages;
    return { hits: this.#hits, misses: this.#misses, entries: size, bytes: calculatedSize };
  }

  /** Share of the capacity in use, 0 to 1. */
  get fullness(): number {
    return this.#pages.calculatedSize / this.#pages.maxSize;
  }

  /** Does not affect LRU order or statistics. */
  has(origin: string, address: string): boolean {
    return this.#pages.has(origin + address);
  }

  get(origin: string, address: string): EncodedPage | undefined {
    const page = this.#pages.get(origin + address);
    if (page) this.#hits += 1;
    return page;
  }

  /** Call before asking for the response. After `clear`, the returned function keeps nothing. */
  keeper(origin: string, address: string): (page: EncodedPage, ttlMs?: number) => void {
    const inFlight = this.#inFlight;
    return (page, ttlMs = 0) => {
      if (inFlight === this.#inFlight) this.#pages.set(origin + address, page, { ttl: ttlMs });
    };
  }

  /** `make` calls `keep` to cache a page. */
  make(
    origin: string,
    address: string,
    make: (keep: (page: EncodedPage) => void) => Promise<PageResponse>,
  ): Promise<PageResponse> {
    const key = origin + address;
    const inFlight = this.#inFlight;
    const running = inFlight.get(key);
    if (running) return running;
    this.#misses += 1;
    const work = make(this.keeper(origin, address)).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    return work;
  }

  clear() {
    this.#inFlight = new Map();
    this.#pages.clear();
  }
}
