export type LoadState<Value> =
  { status: 'loading' } | { status: 'loaded'; value: Value } | { status: 'failed'; error: unknown };

export type Load<Value> = (key: string) => Promise<Value>;

interface LoadsOptions<Value> {
  /** How many values are held beside those that are watched. */
  most: number;
  /** Whether a value is held when nobody watches it any more. All are by default; a failure never is. */
  keeps?: (value: Value) => boolean;
}

interface Entry<Value> {
  state: LoadState<Value>;
  /** The latest attempt. */
  attempt?: Promise<Value>;
  load?: Load<Value>;
  watchers: Set<() => void>;
}

const LOADING = { status: 'loading' } as const;

/** What is loaded by key: asked for once, however many ask, and held to be there at once the next time. */
export class Loads<Value> {
  /** The one used last stands last. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: number;
  readonly #keeps: (value: Value) => boolean;

  constructor({ most, keeps = () => true }: LoadsOptions<Value>) {
    this.#most = most;
    this.#keeps = keeps;
  }

  /** The same object until something changes. */
  state(key: string): LoadState<Value> {
    return this.#entries.get(key)?.state ?? LOADING;
  }

  /** Loads what is not there, or has failed. */
  load(key: string, load: Load<Value>): Promise<Value> {
    const entry = this.#use(key);
    entry.load = load;
    if (entry.attempt && entry.state.status !== 'failed') return entry.attempt;
    if (entry.state.status === 'failed') this.#change(entry, LOADING);
    return this.#attempt(key, entry, load);
  }

  /** Takes a value that has come another way. */
  give(key: string, value: Value): void {
    const entry = this.#use(key);
    entry.attempt = Promise.resolve(value);
    this.#change(entry, { status: 'loaded', value });
  }

  /** Loads what is not there, and calls back when its state changes. @returns a function that ends it */
  watch(key: string, load: Load<Value>, changed: () => void): () => void {
    this.load(key, load).catch(() => {}); // the state says so
    const entry = this.#use(key);
    entry.watchers.add(changed);
    return () => {
      entry.watchers.delete(changed);
      this.#dropUnkept(key, entry);
    };
  }

  /** Loads all that is watched anew. What was there stays until the new has come. */
  refresh(): void {
    for (const [key, entry] of this.#entries) {
      if (entry.watchers.size > 0 && entry.load) this.#attempt(key, entry, entry.load).catch(() => {}); // the state says so
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
    const attempt = (async () => load(key))(); // what it throws is a failure like others
    entry.attempt = attempt;
    const settle = (state: LoadState<Value>) => {
      if (entry.attempt !== attempt) return; // a later one has begun
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

/** Tries once more where the network has lost a part of the code: a browser may have kept it damaged. */
export async function withSecondAttempt<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && error.name === 'ChunkLoadError') return load();
    throw error;
  }
}
