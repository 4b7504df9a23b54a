import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { WindowLimit } from '@site/http-server/window-limit';
import { LRUCache } from 'lru-cache';
import { type EncodedPage, plainFile, computeSize } from '../../pages/encoded-page.ts';

/** That is room for about 150 pictures. */
const CACHE_BYTES = 4 * 1024 * 1024;

export interface PictureLimits {
  /** Includes the picture that is drawn. */
  waiting: number;
  perMinute: { perAddress: number; total: number };
}

/** Draws one picture at a time, each once for all who ask. */
export class PictureGallery {
  readonly #limits: PictureLimits;
  readonly #perMinute: WindowLimit;
  readonly #pictures: LRUCache<string, EncodedPage, FacingScales>;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(draw: (scales: FacingScales) => Promise<Buffer>, limits: PictureLimits) {
    this.#limits = limits;
    this.#perMinute = new WindowLimit(limits.perMinute);
    this.#pictures = new LRUCache<string, EncodedPage, FacingScales>({
      maxSize: CACHE_BYTES,
      sizeCalculation: computeSize,
      fetchMethod: (_key, _stale, { context }) => this.#inTurn(async () => plainFile(await draw(context))),
    });
  }

  /** Undefined if a limit is reached. */
  async get(scales: FacingScales, visitor: string): Promise<EncodedPage | undefined> {
    const key = JSON.stringify(scales);
    const isDrawn = this.#pictures.has(key);
    if (!isDrawn && (this.#waiting >= this.#limits.waiting || !this.#perMinute.take(visitor))) return undefined;
    return this.#pictures.fetch(key, { context: scales });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(work).finally(() => (this.#waiting -= 1));
    this.#last = result.catch(() => {});
    return result;
  }
}
