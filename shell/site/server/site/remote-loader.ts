import type { ReleaseEntry } from '../../../composition/gates/fetch-release.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import type { OfferedParts } from './parts/offered-parts.ts';
import type { UsedPages } from '../render/prove-release.ts';
import type { RemoteRenderer } from '../render/remote-renderer.ts';
import type { RendererLease, RendererPool } from '../render/renderer-pool.ts';

/** Loads a release, proven. Rejects with a sentence that says why it cannot be had or may not be composed, and soon where `signal` is aborted. */
export type LoadRelease = (
  name: string,
  entry: ReleaseEntry,
  options: { signal: AbortSignal; /** Called when another of its files has come. */ onFile?: () => void },
) => Promise<LoadedRelease>;

export type RemoteState =
  /** `loading`: its files are on their way; `starting`: its code is being checked. */
  | { kind: 'loading' | 'starting' }
  | { kind: 'up'; loaded: LoadedRelease; lease: RendererLease; offered: OfferedParts }
  /** Tried again by itself. */
  | { kind: 'failed'; reason: string };

interface RemoteLoaderOptions {
  name: string;
  entry: ReleaseEntry;
  pages: UsedPages;
  /** Checks its pages before they go live. Rejects with the reason why they may not. */
  provePages?:
    ((renderer: RemoteRenderer, options: { signal: AbortSignal; onPage: () => void }) => Promise<void>) | undefined;
  /** Never rejects. */
  readParts: (renderer: RemoteRenderer) => Promise<OfferedParts>;
  /** The same release, where it is loaded already. */
  known: LoadedRelease | undefined;
  loadRelease: LoadRelease;
  pool: Pick<RendererPool, 'acquire'>;
  onChange: () => void;
}

/** How soon to look again for a release that cannot be had, and for one whose code fails: that costs a process each time. */
const RETRY_AWAY_MS = 1000;
const RETRY_FAULTY_MS = 5000;
/** For a part that gets no answer, however often it is asked for. */
const LONGEST_RETRY_MS = 300_000;

/** Brings up one remote of a composition, and tries until it is up or stopped. What hangs or fails here delays no other remote. */
export class RemoteLoader {
  readonly #options: RemoteLoaderOptions;
  readonly #stopped = new AbortController();
  #state: RemoteState = { kind: 'loading' };
  #retry: NodeJS.Timeout | undefined;
  #progressAt = -Infinity;

  constructor(options: RemoteLoaderOptions) {
    this.#options = options;
    void this.#load(options.known);
  }

  get state(): RemoteState {
    return this.#state;
  }

  /** When the last of its files came, or the check of its code began, as `performance.now()` counts; before all time where neither has. */
  get progressAt(): number {
    return this.#progressAt;
  }

  /** Ends what is under way, and gives its process back. */
  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#retry);
    if (this.#state.kind === 'up') this.#state.lease.release();
  }

  async #load(known: LoadedRelease | undefined) {
    const { name, entry, loadRelease } = this.#options;
    try {
      const onFile = () => void (this.#progressAt = performance.now());
      await this.#start(known ?? (await loadRelease(name, entry, { signal: this.#stopped.signal, onFile })));
    } catch (error) {
      this.#fail(error as Error, RETRY_AWAY_MS, undefined);
    }
  }

  async #start(loaded: LoadedRelease) {
    const { name, pages, pool } = this.#options;
    const { descriptor, digest, nodeSource } = loaded;
    this.#progressAt = performance.now();
    if (this.#state.kind === 'loading') this.#become({ kind: 'starting' });
    try {
      const lease = await pool.acquire(
        { name, version: descriptor.version, digest, source: nodeSource },
        pages,
        this.#stopped.signal,
      );
      await this.#provePages(lease);
      await this.#readParts(loaded, lease, RETRY_FAULTY_MS);
    } catch (error) {
      this.#fail(error as Error, RETRY_FAULTY_MS, loaded);
    }
  }

  async #provePages(lease: RendererLease) {
    const onPage = () => void (this.#progressAt = performance.now());
    try {
      await this.#options.provePages?.(lease.renderer, { signal: this.#stopped.signal, onPage });
    } catch (error) {
      lease.release();
      throw error;
    }
  }

  /** What gets no answer is asked for again: nobody else would, as long as this composition is in force. */
  async #readParts(loaded: LoadedRelease, lease: RendererLease, retryMs: number) {
    const offered = await this.#options.readParts(lease.renderer);
    if (this.#stopped.signal.aborted) return lease.release();
    if (offered.isUnanswered)
      this.#retry = setTimeout(
        () => void this.#readParts(loaded, lease, Math.min(2 * retryMs, LONGEST_RETRY_MS)),
        retryMs,
      );
    this.#become({ kind: 'up', loaded, lease, offered });
  }

  #fail(error: Error, retryMs: number, loaded: LoadedRelease | undefined) {
    if (this.#stopped.signal.aborted) return;
    this.#retry = setTimeout(() => void this.#load(loaded), retryMs);
    this.#become({ kind: 'failed', reason: error.message });
  }

  #become(state: RemoteState) {
    if (this.#stopped.signal.aborted) return;
    this.#state = state;
    this.#options.onChange();
  }
}
