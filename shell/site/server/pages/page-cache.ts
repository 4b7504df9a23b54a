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

interface Entry {
  page: EncodedPage;
  bytes: number;
  /** Of a former revision: nobody gets it as it is. */
  isStale: boolean;
}

/**
 * Pages by origin and address, ready to be sent. Bounded in bytes: the least recently used are let go first. Requests for one page at the same
 * time make it once. Within the same bytes it holds what it has taken over of a former revision, until that is made use of.
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

  /** How much of what may be held is taken by pages that are ready, as a part of 1. */
  get fullness(): number {
    return (this.#pages.calculatedSize - this.#former.bytes) / this.#pages.maxSize;
  }

  /** Whether a page is kept, without a word of use. */
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

  /** As `get`, for whoever looks before the regular path does: what is not there is not counted as missed. */
  ready(origin: string, address: string): EncodedPage | undefined {
    const page = this.#find(keyOf(origin, address));
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
      if (inFlight === this.#inFlight) this.#set(origin, key, page, false);
    }).finally(() => inFlight.delete(key));
    inFlight.set(key, work);
    return work;
  }

  /** Takes over the pages of the revision that this one's replaces: those that it may make use of. They share their bytes with the former ones. */
  seedFrom(former: PageCache<Made>, isOfUse: (page: EncodedPage) => boolean): void {
    for (const key of former.#pages.rkeys()) {
      const entry = former.#pages.peek(key);
      if (entry && isOfUse(entry.page)) this.#set(originOf(key), key, entry.page, true);
    }
  }

  /** A former page, once: what is made of it takes its place. */
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

/** Bytes that it takes in memory, roughly: of what is empty too. */
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
