import { constants } from 'node:os';
import type { RenderedRelease, UsedPages } from './prove-render-process.ts';
import { RemoteRenderer } from './remote-renderer.ts';
import type { RenderSettings } from './render-settings.ts';

interface Entry {
  renderer: RemoteRenderer;
  pages: UsedPages;
  started: Promise<void>;
  users: number;
}

/** Release it exactly once. */
export interface RendererLease {
  renderer: RemoteRenderer;
  /** Releasing the last lease drains and stops the process. */
  release: () => void;
}

/** Shares one renderer per release among revisions. */
export class RendererPool {
  readonly #settings: RenderSettings;
  readonly #trialSettings: RenderSettings;
  #entries = new Map<string, Entry>();
  #draining = new Set<Promise<void>>();

  constructor(settings: RenderSettings) {
    this.#settings = settings;
    // Failures of a trial must not affect the site's metrics, and visitors get the CPU first.
    this.#trialSettings = { ...settings, observe: undefined, priority: constants.priority.PRIORITY_BELOW_NORMAL };
  }

  /**
   * Resolves when `pages` are checked. Rejects if the release must not go live, or immediately when `signal` aborts. An
   * unused process is then stopped.
   */
  async acquire(release: RenderedRelease, pages: UsedPages, signal: AbortSignal): Promise<RendererLease> {
    return this.#acquire(keyOf(release), release, pages, this.#settings, signal);
  }

  /** A trial may share a live renderer, but a renderer that is started for a trial never serves visitors. */
  readonly forTrials: Pick<RendererPool, 'acquire'> = {
    acquire: (release, pages, signal) => {
      const serving = this.#entries.get(keyOf(release));
      if (serving && JSON.stringify(serving.pages) === JSON.stringify(pages))
        return this.acquire(release, pages, signal);
      return this.#acquire(
        `trial ${keyOf(release)} ${JSON.stringify(pages)}`,
        release,
        pages,
        this.#trialSettings,
        signal,
      );
    },
  };

  async #acquire(
    key: string,
    release: RenderedRelease,
    pages: UsedPages,
    settings: RenderSettings,
    signal: AbortSignal,
  ): Promise<RendererLease> {
    const known = this.#entries.get(key);
    const entry = known ?? this.#start(key, release, pages, settings);
    entry.users += 1;
    let isReleased = false;
    const leave = () => {
      if (isReleased) return;
      isReleased = true;
      this.#leave(key, entry);
    };
    try {
      await unlessAborted(known ? entry.started.then(() => use(entry, pages)) : entry.started, signal);
      return { renderer: entry.renderer, release: leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const [key, entry] of this.#entries) this.#end(key, entry);
    await Promise.all(this.#draining);
  }

  #start(key: string, release: RenderedRelease, pages: UsedPages, settings: RenderSettings): Entry {
    const renderer = new RemoteRenderer(release, pages, settings);
    const started = renderer.start();
    const entry = { renderer, pages, started, users: 0 };
    this.#entries.set(key, entry);
    // Drop a failed start, so that the next attempt starts a new process.
    started.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key));
    return entry;
  }

  #leave(key: string, entry: Entry) {
    entry.users -= 1;
    if (entry.users === 0) this.#end(key, entry);
  }

  #end(key: string, entry: Entry) {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
    const drained = entry.renderer.drain().finally(() => this.#draining.delete(drained));
    this.#draining.add(drained);
  }
}

function keyOf({ name, digest }: RenderedRelease): string {
  return `${name} ${digest}`;
}

async function use(entry: Entry, pages: UsedPages) {
  await entry.renderer.use(pages);
  entry.pages = pages;
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  work.catch(() => {}); // prevents an unhandled rejection after an abort
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
