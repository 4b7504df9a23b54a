import type { FacingScales } from '@site/remote-build/social-image/draw-social-image';
import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Frees about 35 MB. */
const IDLE_MS = 60_000;
const HEAP_MB = 64;

/** The build keeps the name. */
const PROGRAM = new URL(`./draw-picture.worker${extname(import.meta.filename)}`, import.meta.url);

interface DrawingThreadOptions {
  /** Includes the start of the thread. */
  timeLimitMs: number;
  idleMs?: number;
  program?: URL;
}

/** Starts with the first picture, and ends after a pause or a failure. */
export class DrawingThread {
  readonly #options: DrawingThreadOptions;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: DrawingThreadOptions) {
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** Returns a PNG. Wait for it before the next call. */
  async draw(scales: FacingScales): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const answer = once(this.#worker, 'message', { signal: AbortSignal.timeout(this.#options.timeLimitMs) });
    this.#worker.postMessage(scales);
    try {
      const [png] = (await answer) as [Uint8Array];
      this.#idle = setTimeout(() => this.close(), this.#options.idleMs ?? IDLE_MS).unref();
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    clearTimeout(this.#idle);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(this.#options.program ?? PROGRAM, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    worker.unref();
    // `once` reports errors while a picture is drawn. Without a listener, others would end the server.
    worker.on('error', () => this.#worker === worker && this.close());
    return worker;
  }
}
