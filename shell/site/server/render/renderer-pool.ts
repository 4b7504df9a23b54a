import { constants } from 'node:os';
import type { RenderedRelease, UsedPages } from './prove-release.ts';
import { RemoteRenderer } from './remote-renderer.ts';
import type { RenderSettings } from './render-settings.ts';

interface Entry {
  renderer: RemoteRenderer;
  /** What it is proven for. */
  pages: UsedPages;
  started: Promise<void>;
  users: number;
}

/** A renderer that was acquired. It has to be released once, by whoever has it. */
export interface RendererLease {
  renderer: RemoteRenderer;
  /** The last lease that is released ends the process, after it has rendered what it was asked for. */
  release: () => void;
}

/** One renderer for each release, however many revisions use it. */
export class RendererPool {
  readonly #settings: RenderSettings;
  readonly #previewSettings: RenderSettings;
  #entries = new Map<string, Entry>();
  #draining = new Set<Promise<void>>();

  constructor(settings: RenderSettings) {
    this.#settings = settings;
    // What goes wrong in a preview is no failure of the site, and where a processor is short, visitors come first.
    this.#previewSettings = { ...settings, observe: undefined, priority: constants.priority.PRIORITY_BELOW_NORMAL };
  }

  /**
   * Resolves when the release's process is ready and `pages` of it are checked. Rejects with the reason why it may not take traffic, or
   * when `signal` is aborted: at once, with a process that nobody else uses ended.
   */
  async acquire(release: RenderedRelease, pages: UsedPages, signal: AbortSignal): Promise<RendererLease> {
    return this.#acquire(keyOf(release), release, pages, this.#settings, signal);
  }

  /**
   * The renderers of previews. One that serves visitors serves them too, where it is used alike; one that was started for a preview never
   * serves visitors.
   */
  readonly forPreviews: Pick<RendererPool, 'acquire'> = {
    acquire: (release, pages, signal) => {
      const serving = this.#entries.get(keyOf(release));
      if (serving && JSON.stringify(serving.pages) === JSON.stringify(pages))
        return this.acquire(release, pages, signal);
      return this.#acquire(
        `preview ${keyOf(release)} ${JSON.stringify(pages)}`,
        release,
        pages,
        this.#previewSettings,
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

  /** Ends all processes; resolves when those that had work have done it. */
  async close(): Promise<void> {
    for (const [key, entry] of this.#entries) this.#end(key, entry);
    await Promise.all(this.#draining);
  }

  #start(key: string, release: RenderedRelease, pages: UsedPages, settings: RenderSettings): Entry {
    const renderer = new RemoteRenderer(release, pages, settings);
    const started = renderer.start();
    const entry = { renderer, pages, started, users: 0 };
    this.#entries.set(key, entry);
    // What did not start is not kept: the next attempt is a new one.
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
  work.catch(() => {}); // whoever has given up need not hear of it
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
