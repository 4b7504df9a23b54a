import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { ReleaseEntry } from '../../../composition/gates/fetch-release.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import { type PageProof, proveChangedPages } from './changed-pages.ts';
import { type OfferedParts, readOfferedParts } from './parts/offered-parts.ts';
import type { UsedPages } from '../render/prove-render-process.ts';
import type { RendererLease, RendererPool } from '../render/renderer-pool.ts';

/** Loads and verifies a release. Rejects with the reason, and promptly when `signal` aborts. */
export type LoadRelease = (
  name: string,
  entry: ReleaseEntry,
  options: { signal: AbortSignal; /** Called after each file. */ onFile?: () => void },
) => Promise<LoadedRelease>;

export type RemoteState =
  /** `loading`: fetching files. `starting`: checking the code. */
  | { kind: 'loading' | 'starting' }
  | { kind: 'up'; loaded: LoadedRelease; lease: RendererLease; offered: OfferedParts }
  /** Retried automatically. */
  | { kind: 'failed'; reason: string };

interface RemoteLoaderOptions {
  name: string;
  entry: ReleaseEntry;
  pages: UsedPages;
  document: CompositionDocument;
  /** For checks, which do not depend on the public address. */
  site: SiteInfo;
  /** Set if the pages must not break live ones. */
  proof?: PageProof | undefined;
  /** The same release, if already loaded. */
  known: LoadedRelease | undefined;
  loadRelease: LoadRelease;
  pool: Pick<RendererPool, 'acquire'>;
  onChange: () => void;
}

/** A faulty release costs a process per retry. */
const RETRY_AWAY_MS = 1000;
const RETRY_FAULTY_MS = 5000;
/** Maximum delay for an unanswered part. */
const LONGEST_RETRY_MS = 300_000;

/** Loads one remote and retries until stopped, without delaying other remotes. */
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

  /** `performance.now()` time of the last file or start of the check; -Infinity before. */
  get progressAt(): number {
    return this.#progressAt;
  }

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
    const { document, site, proof } = this.#options;
    const onPage = () => void (this.#progressAt = performance.now());
    const { signal } = this.#stopped;
    try {
      if (proof) await proveChangedPages(lease.renderer, document, { proof, site, signal, onPage });
    } catch (error) {
      lease.release();
      throw error;
    }
  }

  /** Retry unanswered parts: nothing else does while this composition is live. */
  async #readParts(loaded: LoadedRelease, lease: RendererLease, retryMs: number) {
    const { document, site } = this.#options;
    const offered = await readOfferedParts(lease.renderer, document, site);
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
