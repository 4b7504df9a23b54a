import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { WindowLimit } from '@site/http-server/window-limit';
import { LRUCache } from 'lru-cache';
import { type EncodedPage, plainFile, sizeOf } from '../../pages/encoded-page.ts';

/** About 150 pictures. */
const CACHE_BYTES = 4 * 1024 * 1024;

export interface PictureLimits {
  /** Includes the picture that is drawn. */
  waiting: number;
  perMinute: { ofOne: number; ofAll: number };
}

interface PictureGalleryOptions {
  draw: (scales: FacingScales) => Promise<Buffer>;
  limits: PictureLimits;
  onPicture: (outcome: 'cached' | 'drawn' | 'failed' | 'refused', seconds?: number) => void;
}

export class PictureGallery {
  readonly #options: PictureGalleryOptions;
  readonly #limit: WindowLimit;
  readonly #cache = new LRUCache<string, EncodedPage>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });
  readonly #waiting = new Map<string, Promise<EncodedPage>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: PictureGalleryOptions) {
    this.#options = options;
    this.#limit = new WindowLimit(options.limits.perMinute);
  }

  /** Undefined if a limit is reached. */
  async get(scales: FacingScales, visitor: string): Promise<EncodedPage | undefined> {
    const { limits, onPicture } = this.#options;
    const key = JSON.stringify(scales);
    const cached = this.#cache.get(key);
    if (cached) onPicture('cached');
    const known = cached ?? this.#waiting.get(key);
    if (known) return known;
    if (this.#waiting.size >= limits.waiting || !this.#limit.take(visitor)) {
      onPicture('refused');
      return undefined;
    }
    const picture = this.#last.then(() => this.#draw(key, scales));
    this.#waiting.set(key, picture);
    this.#last = picture.catch(() => {}).finally(() => this.#waiting.delete(key));
    return picture;
  }

  async #draw(key: string, scales: FacingScales): Promise<EncodedPage> {
    const { draw, onPicture } = this.#options;
    const start = performance.now();
    try {
      const picture = plainFile(await draw(scales));
      this.#cache.set(key, picture);
      onPicture('drawn', (performance.now() - start) / 1000);
      return picture;
    } catch (error) {
      onPicture('failed');
      throw error;
    }
  }
}
