import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './encoded-page.ts';

const MOST_BYTES = 256 * 1024 * 1024;

/** Pages by address, ready to be sent; the least recently used are let go first. Requests for one page at the same time make it once. */
export class KeptPages<Answer extends object> {
  #pages = new LRUCache<string, EncodedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) => bodies.br.length + bodies.gzip.length + bodies.identity.length,
  });
  #underWay = new Map<string, Promise<Answer>>();

  get(key: string): EncodedPage | undefined {
    return this.#pages.get(key);
  }

  /** `keep` is called by `make` with what later requests may have. A page made before `clear` is not kept after it. */
  make(key: string, make: (keep: (page: EncodedPage) => void) => Promise<Answer>): Promise<Answer> {
    const running = this.#underWay.get(key);
    if (running) return running;
    const pages = this.#pages;
    const underWay = this.#underWay;
    const work = make((page) => {
      if (underWay === this.#underWay) pages.set(key, page);
    }).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  clear() {
    this.#pages.clear();
    this.#underWay = new Map();
  }
}
