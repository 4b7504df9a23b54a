import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { WindowLimit } from '@site/http-server/window-limit';
import { LRUCache } from 'lru-cache';
import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type EncodedPage, plainFile, computeSize } from '../../pages/encoded-page.ts';

/** The cache holds about 150 pictures. */
const CACHE_BYTES = 4 * 1024 * 1024;
/** Drawing takes 0.5 s on an idle machine, and took 7 s next to six busy processes on two processors. */
const DRAW_TIMEOUT_MS = 60_000;
const HEAP_MB = 64;
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
const PROGRAM = join(import.meta.dirname, `draw-picture.child${extname(import.meta.filename)}`);
const run = promisify(execFile);

export interface PictureLimits {
  /** Includes the picture that is being drawn. */
  waiting: number;
  perMinute: { perAddress: number; total: number };
}

/** Draws one picture at a time. Concurrent requests for the same picture share it. */
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

/** Draws in a separate process, because the rasterizer would keep 65 MB of memory. */
export async function drawPicture(scales: FacingScales, signal: AbortSignal): Promise<Buffer> {
  const flags = ['--disable-sigusr1', `--max-old-space-size=${HEAP_MB}`];
  const { stdout } = await run(process.execPath, [...flags, PROGRAM, JSON.stringify(scales)], {
    ...{ env: {}, encoding: 'buffer', maxBuffer: MAX_PICTURE_BYTES },
    ...{ signal, timeout: DRAW_TIMEOUT_MS, killSignal: 'SIGKILL' },
  });
  return stdout;
}
