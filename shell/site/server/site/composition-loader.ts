import { FALLBACK_GA_ID } from '@site/api-contract';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { COMPOSE_HELP } from '../../../composition/document/compose-command.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import { missingModule } from '../../../composition/document/whole-composition.ts';
import { ReleaseError } from '../../../composition/gates/release-error.ts';
import { readOfferedParts } from './parts/offered-parts.ts';
import type { UsedPages } from '../render/prove-release.ts';
import type { RendererPool } from '../render/renderer-pool.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { type PageProof, proofPage, proveChangedPages } from './changed-pages.ts';
import { type LoadRelease, RemoteLoader, type RemoteState } from './remote-loader.ts';

interface CompositionLoaderOptions {
  document: CompositionDocument;
  /** Remotes that are loaded already, of the composition in force. */
  known: Readonly<Record<string, LoadedRelease>>;
  loadRelease: LoadRelease;
  pool: Pick<RendererPool, 'acquire'>;
  site: RenderSettings['site'];
  /** What visitors get now: the composition may break none of its pages. Absent where it may, as in a preview. */
  proof?: PageProof | undefined;
  onChange: (changed: CompositionLoader) => void;
}

/**
 * How much longer than for the first to wait for remotes that the site has done without: those on a slow network come when they come. Each is
 * waited for from its last file, or from the beginning of its check, at least as long again as the first took: on a busy machine all of them
 * take their time.
 */
const PATIENCE_MS = { loading: 2000, starting: 6000 };
/** From the first that is up, whatever still comes. */
const LONGEST_PATIENCE_MS = 20_000;

/** Brings up the remotes of a composition, each for itself, and keeps trying until it is stopped. */
export class CompositionLoader {
  readonly document: CompositionDocument;
  readonly #remotes: ReadonlyMap<string, RemoteLoader>;
  #patience: NodeJS.Timeout | undefined;
  readonly #report: () => void;
  readonly #begun = performance.now();
  #firstUpAt: number | undefined;

  constructor({ document, known, loadRelease, pool, site, proof, onChange }: CompositionLoaderOptions) {
    this.document = document;
    this.#report = () => onChange(this);
    const changed = () => queueMicrotask(() => this.#changed()); // never within the constructor
    const load: LoadRelease = async (name, entry, options) => {
      const loaded = await loadRelease(name, entry, options);
      const missing = missingModule(document, loaded.descriptor);
      if (missing)
        throw new ReleaseError(
          'REQUIREMENT',
          `${missing} Compose a release that has it, or give it up by name: ${COMPOSE_HELP}`,
        );
      return loaded;
    };
    // Whatever address visitors will come to: what is proven does not depend on it.
    const proofSite: SiteInfo = { ...site, url: 'http://localhost', gaId: FALLBACK_GA_ID };
    this.#remotes = new Map(
      Object.entries(document.remotes).map(([name, entry]) => {
        const same = known[name];
        const isSame =
          same?.digest === entry.digest &&
          same.base === new URL('.', entry.release).href &&
          missingModule(document, same.descriptor) === undefined;
        return [
          name,
          new RemoteLoader({
            name,
            entry,
            pages: usedPages(document, name, proofSite),
            provePages:
              proof &&
              ((renderer, options) => proveChangedPages(renderer, document, { proof, site: proofSite, ...options })),
            readParts: (renderer) => readOfferedParts(renderer, document, proofSite),
            known: isSame ? same : undefined,
            loadRelease: load,
            pool,
            onChange: changed,
          }),
        ];
      }),
    );
    changed();
  }

  #changed() {
    if (Object.keys(this.up).length > 0) this.#firstUpAt ??= performance.now();
    clearTimeout(this.#patience);
    const now = performance.now();
    const next = Math.min(
      ...[...this.#remotes.values()].map((remote) => this.#awaitedUntil(remote)).filter((end) => end > now),
    );
    if (next < Infinity) this.#patience = setTimeout(() => this.#changed(), Math.ceil(next - now));
    this.#report();
  }

  /** As `performance.now()` counts. */
  #awaitedUntil({ state: { kind }, progressAt }: RemoteLoader): number {
    if (kind !== 'loading' && kind !== 'starting') return -Infinity;
    if (this.#firstUpAt === undefined) return Infinity;
    const patienceMs = Math.max(this.#firstUpAt - this.#begun, PATIENCE_MS[kind]);
    return Math.min(Math.max(progressAt, this.#firstUpAt) + patienceMs, this.#firstUpAt + LONGEST_PATIENCE_MS);
  }

  /** Remotes that may still come up in a moment. */
  get awaited(): ReadonlySet<string> {
    const now = performance.now();
    return this.#namesOf((remote) => this.#awaitedUntil(remote) > now);
  }

  /** Remotes that cannot be had or whose code does not work. */
  get failed(): ReadonlySet<string> {
    return this.#namesOf(({ state }) => state.kind === 'failed');
  }

  get up(): Record<string, Extract<RemoteState, { kind: 'up' }>> {
    return Object.fromEntries(
      [...this.#remotes].flatMap(([name, { state }]) => (state.kind === 'up' ? [[name, state]] : [])),
    );
  }

  /** Remote to a sentence that says why it is not there. */
  get failures(): Record<string, string> {
    return Object.fromEntries(
      [...this.#remotes].flatMap(([name, { state }]) =>
        state.kind === 'up' ? [] : [[name, state.kind === 'failed' ? state.reason : 'It has not come yet.']],
      ),
    );
  }

  stop(): void {
    clearTimeout(this.#patience);
    for (const remote of this.#remotes.values()) remote.stop();
  }

  #namesOf(matches: (remote: RemoteLoader) => boolean): Set<string> {
    return new Set([...this.#remotes].filter(([, remote]) => matches(remote)).map(([name]) => name));
  }
}

/** Every routed module of a remote; its health page is the first of its routes without parameters. */
function usedPages({ routes }: CompositionDocument, remote: string, site: SiteInfo): UsedPages {
  const own = Object.entries(routes).filter(([, route]) => route.remote === remote);
  const [pattern, route] = own.find(([address]) => !/[:*]/.test(address)) ?? [];
  return {
    modules: own.map(([, { module }]) => module),
    healthPage:
      pattern !== undefined && route ? proofPage(pattern, { pattern, remote, module: route.module }, site) : undefined,
  };
}
