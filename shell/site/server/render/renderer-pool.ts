import { constants } from 'node:os';
import { type RenderedRelease, RemoteRenderer } from './remote-renderer.ts';
import type { RenderSettings } from './render-settings.ts';

interface Entry {
  renderer: RemoteRenderer;
  modules: readonly string[];
  started: Promise<void>;
  users: number;
}

/** Release it exactly once. */
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

/** Shares one renderer per release among revisions. */
export class RendererPool {
  readonly #settings: RenderSettings;
  readonly #trialSettings: RenderSettings;
  readonly #entries = new Map<string, Entry>();
  readonly #draining = new Set<Promise<void>>();

  constructor(settings: RenderSettings) {
    this.#settings = settings;
    // Failures of a trial must not affect the site's metrics, and visitors get the CPU first.
    this.#trialSettings = { ...settings, observe: undefined, priority: constants.priority.PRIORITY_BELOW_NORMAL };
  }

  /**
   * Resolves when `modules` are loaded. Rejects if the release must not go live, or immediately when `signal` aborts. An
   * unused process is then stopped.
   */
  async acquire(release: RenderedRelease, { modules, isTrial, signal }: AcquireOptions): Promise<RendererLease> {
    const serving = `${release.name} ${release.digest}`;
    const isShared = !isTrial || String(this.#entries.get(serving)?.modules) === String(modules);
    const key = isShared ? serving : `trial ${serving} ${modules.join()}`;
    const known = this.#entries.get(key);
    const entry = known ?? this.#start(key, release, modules, isShared ? this.#settings : this.#trialSettings);
    entry.users += 1;
    try {
      await unlessAborted(known ? entry.started.then(() => use(entry, modules)) : entry.started, signal);
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

  #start(key: string, release: RenderedRelease, modules: readonly string[], settings: RenderSettings): Entry {
    const renderer = new RemoteRenderer(release, modules, settings);
    const entry = { renderer, modules, started: renderer.start(), users: 0 };
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

async function use(entry: Entry, modules: readonly string[]) {
  await entry.renderer.use(modules);
  entry.modules = modules;
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
