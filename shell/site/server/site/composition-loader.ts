import { FALLBACK_GA_ID } from '@site/api-contract';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { COMPOSE_HELP } from '../../../composition/document/compose-command.ts';
import type { LoadedRelease } from '../../../composition/gates/release-store.ts';
import { missingModule } from '../../../composition/document/whole-composition.ts';
import { ReleaseError } from '../../../composition/gates/release-error.ts';
import type { UsedPages } from '../render/prove-render-process.ts';
import type { RendererPool } from '../render/renderer-pool.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { type PageProof, proofPage } from './changed-pages.ts';
import { type LoadRelease, RemoteLoader, type RemoteState } from './remote-loader.ts';

interface CompositionLoaderOptions {
  document: CompositionDocument;
  /** Loaded remotes of the live composition. */
  known: Readonly<Record<string, LoadedRelease>>;
  loadRelease: LoadRelease;
  pool: Pick<RendererPool, 'acquire'>;
  site: RenderSettings['site'];
  /** Set if the composition must not break live pages. Absent for trials. */
  proof?: PageProof | undefined;
  /** Waits the longest for each remote, because a preview is opened for one of them. */
  isTrial?: boolean;
  onChange: (changed: CompositionLoader) => void;
}

/**
 * Grace period for the other remotes after the first is ready. Counted from a remote's last file, or from the start of
 * its check.
 */
const PATIENCE_MS = { loading: 2000, starting: 6000 };
/**
 * The grace period is at least this many times what the first remote took, because large remotes take longer and all
 * are slower on a busy machine.
 */
const PATIENCE_FACTOR = 2;
/** Counted from the first ready remote. */
const LONGEST_PATIENCE_MS = 30_000;

/** Loads remotes independently and retries until stopped. */
export class CompositionLoader {
  readonly document: CompositionDocument;
  readonly #remotes: ReadonlyMap<string, RemoteLoader>;
  #patience: NodeJS.Timeout | undefined;
  readonly #report: () => void;
  readonly #begun = performance.now();
  readonly #isTrial: boolean;
  #firstUpAt: number | undefined;

  constructor({
    document,
    known,
    loadRelease,
    pool,
    site,
    proof,
    isTrial = false,
    onChange,
  }: CompositionLoaderOptions) {
    this.document = document;
    this.#isTrial = isTrial;
    this.#report = () => onChange(this);
    const changed = () => queueMicrotask(() => this.#changed()); // not during construction
    const proofSite: SiteInfo = { ...site, url: 'http://localhost', gaId: FALLBACK_GA_ID };
    const loaders = Object.entries(document.remotes).map(([name, entry]) => {
      const loader = new RemoteLoader({
        name,
        entry,
        pages: usedPages(document, name, proofSite),
        document,
        site: proofSite,
        proof,
        known: isUnchanged(document, entry, known[name]) ? known[name] : undefined,
        loadRelease: loadWholeRelease(document, loadRelease),
        pool,
        onChange: changed,
      });
      return [name, loader] as const;
    });
    this.#remotes = new Map(loaders);
    changed();
  }

  #changed() {
    if (Object.keys(this.up).length > 0) this.#firstUpAt ??= performance.now();
    this.#checkAgainWhenPatienceEnds();
    this.#report();
  }

  #checkAgainWhenPatienceEnds() {
    clearTimeout(this.#patience);
    const now = performance.now();
    const ends = [...this.#remotes.values()].map((remote) => this.#awaitedUntil(remote)).filter((end) => end > now);
    const next = Math.min(...ends);
    if (next < Infinity) this.#patience = setTimeout(() => this.#changed(), Math.ceil(next - now));
  }

  /** Returns the `performance.now()` time at which the site stops waiting for the remote. */
  #awaitedUntil({ state: { kind }, progressAt }: RemoteLoader): number {
    if (kind !== 'loading' && kind !== 'starting') return -Infinity;
    if (this.#firstUpAt === undefined) return Infinity;
    if (this.#isTrial) return this.#firstUpAt + LONGEST_PATIENCE_MS;
    const firstTookMs = this.#firstUpAt - this.#begun;
    const patienceMs = Math.max(firstTookMs * PATIENCE_FACTOR, PATIENCE_MS[kind]);
    const lastProgressAt = Math.max(progressAt, this.#firstUpAt);
    return Math.min(lastProgressAt + patienceMs, this.#firstUpAt + LONGEST_PATIENCE_MS);
  }

  get awaited(): ReadonlySet<string> {
    const now = performance.now();
    return this.#namesOf((remote) => this.#awaitedUntil(remote) > now);
  }

  get failed(): ReadonlySet<string> {
    return this.#namesOf(({ state }) => state.kind === 'failed');
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

  stop(): void {
    clearTimeout(this.#patience);
    for (const remote of this.#remotes.values()) remote.stop();
  }

  #namesOf(matches: (remote: RemoteLoader) => boolean): Set<string> {
    return new Set([...this.#remotes].filter(([, remote]) => matches(remote)).map(([name]) => name));
  }
}

/** True if the live composition has the same release from the same address. */
function isUnchanged(
  document: CompositionDocument,
  entry: CompositionDocument['remotes'][string],
  known: LoadedRelease | undefined,
): boolean {
  if (known?.digest !== entry.digest || known.base !== new URL('.', entry.release).href) return false;
  return missingModule(document, known.descriptor) === undefined;
}

/** Refuses a release that lacks a module of the composition. */
function loadWholeRelease(document: CompositionDocument, loadRelease: LoadRelease): LoadRelease {
  return async (name, entry, options) => {
    const loaded = await loadRelease(name, entry, options);
    const missing = missingModule(document, loaded.descriptor);
    if (missing === undefined) return loaded;
    const advice = `Compose a release that has it, or remove it explicitly: ${COMPOSE_HELP}`;
    throw new ReleaseError('REQUIREMENT', `${missing} ${advice}`);
  };
}

/** The health page is the first static route. */
function usedPages({ routes }: CompositionDocument, remote: string, site: SiteInfo): UsedPages {
  const own = Object.entries(routes).filter(([, route]) => route.remote === remote);
  const [pattern, route] = own.find(([address]) => !/[:*]/.test(address)) ?? [];
  return {
    modules: own.map(([, { module }]) => module),
    healthPage:
      pattern !== undefined && route ? proofPage(pattern, { pattern, remote, module: route.module }, site) : undefined,
  };
}
