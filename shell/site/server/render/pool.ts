import { type RenderedRelease, RemoteRenderer } from './remote.ts';
import type { RenderSettings } from './render-settings.ts';

interface Entry {
  renderer: RemoteRenderer;
  started: Promise<void>;
  users: number;
}

export interface RendererLease {
  renderer: RemoteRenderer;
  /** Releasing the last lease drains and stops the process. */
  release: () => void;
}

interface AcquireOptions {
  modules: readonly string[];
  /** A trial may share a live renderer, but a renderer that is started for a trial never serves visitors. */
  isTrial: boolean;
  signal: AbortSignal;
}

/** Revisions share the renderer of a release if they use the same modules. */
export class RendererPool {
  readonly #settings: RenderSettings;
  readonly #trialSettings: RenderSettings;
  readonly #entries = new Map<string, Entry>();
  readonly #draining = new Set<Promise<void>>();

  constructor(settings: RenderSettings) {
    this.#settings = settings;
    // Failures of a trial must not affect the site's metrics.
    this.#trialSettings = { ...settings, observe: undefined };
  }

  /** Resolves when `modules` are loaded. Rejects if the release must not go live, or when `signal` aborts. */
  async acquire(release: RenderedRelease, { modules, isTrial, signal }: AcquireOptions): Promise<RendererLease> {
    const loaded = [...new Set(modules)].sort();
    const serving = [release.name, release.digest, ...loaded].join(' ');
    const isShared = !isTrial || this.#entries.has(serving);
    const key = isShared ? serving : `trial ${serving}`;
    const settings = isShared ? this.#settings : this.#trialSettings;
    const entry = this.#entries.get(key) ?? this.#start(key, new RemoteRenderer(release, loaded, settings));
    entry.users += 1;
    try {
      await unlessAborted(entry.started, signal);
    } catch (error) {
      this.#leave(key, entry);
      throw error;
    }
    let isReleased = false;
    const leave = () => {
      if (!isReleased) this.#leave(key, entry);
      isReleased = true;
    };
    return { renderer: entry.renderer, release: leave };
  }

  async close(): Promise<void> {
    for (const [key, entry] of this.#entries) this.#end(key, entry);
    await Promise.all(this.#draining);
  }

  #start(key: string, renderer: RemoteRenderer): Entry {
    const entry = { renderer, started: renderer.start(), users: 0 };
    this.#entries.set(key, entry);
    // Drop a failed start, so that the next attempt starts a new process.
    entry.started.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key));
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

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([work, aborted]);
}
