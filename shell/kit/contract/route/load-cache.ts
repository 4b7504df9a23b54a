import { useCallback, useSyncExternalStore } from 'react';

export type LoadState<Value> =
  | { status: 'loading' }
  | { status: 'loaded'; value: Value }
  | { status: 'failed'; error: unknown };

export type Load<Value> = (key: string) => Promise<Value>;

interface LoadCacheOptions<Value> {
  /** Maximum number of unwatched values to keep. */
  most: number;
  /** Defaults to keeping all unwatched values. Failures are never kept. */
  keeps?: (value: Value) => boolean;
}

interface Entry<Value> {
  state: LoadState<Value>;
  attempt?: Promise<Value>;
  load?: Load<Value>;
  watchers: Set<() => void>;
}

const LOADING = { status: 'loading' } as const;

/** A cache in which concurrent loads of a key share one request. */
export class LoadCache<Value> {
  /** The least recently used entry comes first. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: number;
  readonly #keeps: (value: Value) => boolean;

  constructor({ most, keeps = () => true }: LoadCacheOptions<Value>) {
    this.#most = most;
    this.#keeps = keeps;
  }

  /** Returns the same object until the state changes, as `useSyncExternalStore` requires. */
  state(key: string): LoadState<Value> {
    return this.#entries.get(key)?.state ?? LOADING;
  }

  /** Returns the current attempt unless it failed. */
  load(key: string, load: Load<Value>): Promise<Value> {
    const entry = this.#use(key);
    entry.load = load;
    if (entry.attempt && entry.state.status !== 'failed') return entry.attempt;
    if (entry.state.status === 'failed') this.#change(entry, LOADING);
    return this.#attempt(key, entry, load);
  }

  give(key: string, value: Value): void {
    const entry = this.#use(key);
    entry.attempt = Promise.resolve(value);
    this.#change(entry, { status: 'loaded', value });
  }

  /** Calls back when the state changes. Returns a function that stops watching. */
  watch(key: string, load: Load<Value>, changed: () => void): () => void {
    this.load(key, load).catch(() => {});
    const entry = this.#use(key);
    entry.watchers.add(changed);
    return () => {
      entry.watchers.delete(changed);
      this.#dropUnkept(key, entry);
    };
  }

  /** Reloads all watched values. The old values stay until the new ones have loaded. */
  refresh(): void {
    for (const [key, entry] of this.#entries) {
      if (entry.watchers.size > 0 && entry.load) this.#attempt(key, entry, entry.load).catch(() => {});
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  #use(key: string): Entry<Value> {
    const entry = this.#entries.get(key) ?? { state: LOADING, watchers: new Set() };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const idle = [...this.#entries].filter(([, { watchers }]) => watchers.size === 0);
    for (const [old] of idle.slice(0, -this.#most)) this.#entries.delete(old);
    return entry;
  }

  #attempt(key: string, entry: Entry<Value>, load: Load<Value>): Promise<Value> {
    const attempt = (async () => load(key))(); // turns a synchronous error into a rejection
    entry.attempt = attempt;
    const settle = (state: LoadState<Value>) => {
      if (entry.attempt !== attempt) return;
      this.#change(entry, state);
      this.#dropUnkept(key, entry);
    };
    attempt.then(
      (value) => settle({ status: 'loaded', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return attempt;
  }

  #change(entry: Entry<Value>, state: LoadState<Value>) {
    entry.state = state;
    for (const changed of entry.watchers) changed();
  }

  #dropUnkept(key: string, entry: Entry<Value>) {
    const { state, watchers } = entry;
    const isKept = state.status === 'loading' || (state.status === 'loaded' && this.#keeps(state.value));
    if (watchers.size === 0 && !isKept && this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}

/** Retries once, because the browser may have cached a damaged chunk. */
export async function withSecondAttempt<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && error.name === 'ChunkLoadError') return load();
    throw error;
  }
}

/**
 * Loads only in the browser.
 * @param key if undefined, nothing is loaded
 * @param load must be the same function on every render
 */
export function useLoaded<Value>(
  loads: LoadCache<Value>,
  key: string | undefined,
  load: Load<Value>,
): LoadState<Value> {
  const watch = useCallback(
    (changed: () => void) => (key === undefined ? () => {} : loads.watch(key, load, changed)),
    [loads, key, load],
  );
  const state = () => (key === undefined ? LOADING : loads.state(key));
  return useSyncExternalStore(watch, state, state);
}
