import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { Evidence } from '../../../composition/document/gate-results.ts';
import { browserPart } from './browser-part.ts';
import { composeParts } from './parts.ts';
import { RemoteLoader, type RemoteState } from './remote-loader.ts';
import type { LoadingOptions, RevisionOptions, SiteRevision, SiteRuntime } from './site-revision.ts';

interface CompositionLoaderOptions extends LoadingOptions {
  onChange: (changed: CompositionLoader) => void;
}

/** After the first remote is ready, the others get this much time. */
const PATIENCE_MS = 6000;
/** On a busy machine, they get this many times the load time of the first remote. */
const PATIENCE_FACTOR = 2;

/** Loads remotes independently and retries until stopped. */
export class CompositionLoader {
  readonly document: CompositionDocument;
  readonly runtime: SiteRuntime;
  readonly #onChange: () => void;
  readonly #remotes: ReadonlyMap<string, RemoteLoader>;
  #judgedPages = 0;
  readonly #startedAt = performance.now();
  #patience: NodeJS.Timeout | undefined;
  #isPatient = true;

  constructor(runtime: SiteRuntime, document: CompositionDocument, { onChange, ...options }: CompositionLoaderOptions) {
    this.runtime = runtime;
    this.document = document;
    this.#onChange = () => onChange(this);
    const changed = () => queueMicrotask(() => this.#changed());
    this.#remotes = new Map(
      Object.keys(document.remotes).map((name) => [
        name,
        new RemoteLoader(name, {
          ...options,
          ...{ document, runtime, onChange: changed, onPage: () => (this.#judgedPages += 1) },
        }),
      ]),
    );
    changed();
  }

  #changed() {
    if (this.#patience === undefined && Object.keys(this.up).length > 0) {
      const patienceMs = Math.max(PATIENCE_MS, PATIENCE_FACTOR * (performance.now() - this.#startedAt));
      this.#patience = setTimeout(() => {
        this.#isPatient = false;
        this.#onChange();
      }, patienceMs);
    }
    this.#onChange();
  }

  get awaited(): ReadonlySet<string> {
    return new Set(this.#isPatient ? this.#listNames('loading') : []);
  }

  get failed(): ReadonlySet<string> {
    return new Set(this.#listNames('failed'));
  }

  get up(): Record<string, Extract<RemoteState, { kind: 'up' }>> {
    return Object.fromEntries(
      [...this.#remotes].flatMap(([name, { state }]) => (state.kind === 'up' ? [[name, state]] : [])),
    );
  }

  get failures(): Record<string, string> {
    return Object.fromEntries(
      [...this.#remotes].flatMap(([name, { state }]) =>
        state.kind === 'up' ? [] : [[name, state.kind === 'failed' ? state.reason : 'It is not loaded yet.']],
      ),
    );
  }

  /** For example, `2 of 3 remotes are ready, 14 pages rendered`. */
  get progress(): string {
    const { length } = this.#listNames('up');
    return `${length} of ${this.#remotes.size} remotes are ready, ${this.#judgedPages} pages rendered`;
  }

  get findings(): Evidence {
    return [...this.#remotes.values()].flatMap(({ state }) => (state.kind === 'loading' ? [] : state.findings));
  }

  stop(): void {
    clearTimeout(this.#patience);
    for (const remote of this.#remotes.values()) remote.stop();
  }

  #listNames(kind: RemoteState['kind']): string[] {
    return [...this.#remotes].filter(([, { state }]) => state.kind === kind).map(([name]) => name);
  }
}

export function siteRevision(loader: CompositionLoader, options: RevisionOptions): SiteRevision {
  const { document, up, runtime } = loader;
  const { settings, frame } = runtime;
  const remotes = Object.entries(up);
  const loaded = Object.fromEntries(remotes.map(([name, remote]) => [name, remote.loaded]));
  const composition = browserPart(document, loaded);
  return {
    ...options,
    ...composeParts(document, composition.routes, up, settings.log),
    ...{ document, composition, loaded, settings, frame },
    get failures() {
      return loader.failures;
    },
    renderers: new Map(remotes.map(([name, { lease }]) => [name, lease.renderer])),
    withoutParts: Object.fromEntries(remotes.map(([name, { offered }]) => [name, offered.failures])),
  };
}

/** True if a remote or part has become available since the revision was created. */
export function hasGained({ up }: Pick<CompositionLoader, 'up'>, { loaded, withoutParts }: SiteRevision): boolean {
  return Object.entries(up).some(
    ([name, { offered }]) =>
      !loaded[name] || Object.keys(offered.failures).length < Object.keys(withoutParts[name] ?? {}).length,
  );
}
