import { FALLBACK_GA_ID } from '@site/api-contract';
import type { SiteInfo } from '@site/shell-contract';
import { NO_NAVIGATION } from '../../app/layout/navigation.ts';
import type { CompositionDocument } from '../../composition/composition-document.ts';
import type { LoadedRelease } from '../../composition/release-store.ts';
import { missingModule } from '../../composition/whole-composition.ts';
import { ReleaseError } from '../../composition/release-error.ts';
import { readOfferedParts } from '../parts/offered-parts.ts';
import type { UsedPages } from '../render/prove-release.ts';
import type { RendererPool } from '../render/renderer-pool.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { type LoadRelease, RemoteStart, type RemoteState } from './remote-start.ts';

interface CompositionStartOptions {
  document: CompositionDocument;
  /** Remotes that are loaded already, of the composition in force. */
  known: Readonly<Record<string, LoadedRelease>>;
  loadRelease: LoadRelease;
  pool: Pick<RendererPool, 'acquire'>;
  site: RenderSettings['site'];
  onChange: (changed: CompositionStart) => void;
}

/**
 * How much longer than for the first to wait for remotes that the site has done without: those on a slow network come when they come.
 * Not from the beginning, and at least as long again as the first took: on a busy machine all of them take their time. One whose files keep
 * coming is waited for as long as none is late.
 */
const LOAD_PATIENCE_MS = 2000;
const START_PATIENCE_MS = 6000;
const LONGEST_PATIENCE_MS = 20_000;

/** Brings up the remotes of a composition, each for itself, and keeps trying until it is stopped. */
export class CompositionStart {
  readonly document: CompositionDocument;
  readonly #remotes: ReadonlyMap<string, RemoteStart>;
  #patience: NodeJS.Timeout[] = [];
  #patienceEnds = { loading: false, starting: false };
  readonly #report: () => void;
  readonly #begun = performance.now();

  constructor({ document, known, loadRelease, pool, site, onChange }: CompositionStartOptions) {
    this.document = document;
    this.#report = () => onChange(this);
    const changed = () => queueMicrotask(() => this.#changed()); // never within the constructor
    const load: LoadRelease = async (name, entry, options) => {
      const loaded = await loadRelease(name, entry, options);
      const missing = missingModule(document, loaded.descriptor);
      if (missing) throw new ReleaseError('REQUIREMENT', `${missing} Compose a release that has it, or give it up by name: compose --help.`);
      return loaded;
    };
    // Whatever address visitors will come to: what is proven does not depend on it.
    const proofSite: SiteInfo = { ...site, url: 'http://localhost', gaId: FALLBACK_GA_ID };
    this.#remotes = new Map(
      Object.entries(document.remotes).map(([name, entry]) => {
        const same = known[name];
        const isSame = same?.digest === entry.digest && same.base === new URL('.', entry.release).href && missingModule(document, same.descriptor) === undefined;
        return [name, new RemoteStart({ name, entry, pages: usedPages(document, name, proofSite), readParts: (renderer) => readOfferedParts(renderer, document, proofSite), known: isSame ? same : undefined, loadRelease: load, pool, onChange: changed })];
      }),
    );
    changed();
  }

  #changed() {
    const isFirstUp = this.#patience.length === 0 && Object.keys(this.up).length > 0;
    if (isFirstUp) this.#beginPatience();
    this.#report();
  }

  #beginPatience() {
    const now = performance.now();
    const atLeast = (patienceMs: number) => Math.min(Math.max(now - this.#begun, patienceMs), LONGEST_PATIENCE_MS);
    const patienceMs = atLeast(LOAD_PATIENCE_MS);
    this.#awaitFiles({ delayMs: patienceMs, patienceMs, end: now + LONGEST_PATIENCE_MS });
    this.#patience.push(setTimeout(() => this.#endPatience('starting'), atLeast(START_PATIENCE_MS)));
  }

  #awaitFiles({ delayMs, patienceMs, end }: { delayMs: number; patienceMs: number; end: number }) {
    this.#patience[0] = setTimeout(() => {
      const now = performance.now();
      const last = Math.max(...[...this.#remotes.values()].filter(({ state }) => state.kind === 'loading').map(({ lastFileAt }) => lastFileAt));
      if (last + patienceMs <= now || now >= end) this.#endPatience('loading');
      else this.#awaitFiles({ delayMs: Math.min(last + patienceMs, end) - now, patienceMs, end });
    }, delayMs);
  }

  #endPatience(phase: 'loading' | 'starting') {
    this.#patienceEnds[phase] = true;
    this.#report();
  }

  /** Remotes that may still come up in a moment. */
  get awaited(): ReadonlySet<string> {
    return this.#namesOf(({ kind }) => (kind === 'loading' || kind === 'starting') && !this.#patienceEnds[kind]);
  }

  /** Remotes that cannot be had or whose code does not work. */
  get failed(): ReadonlySet<string> {
    return this.#namesOf(({ kind }) => kind === 'failed');
  }

  get up(): Record<string, Extract<RemoteState, { kind: 'up' }>> {
    return Object.fromEntries([...this.#remotes].flatMap(([name, { state }]) => (state.kind === 'up' ? [[name, state]] : [])));
  }

  /** Remote to a sentence that says why it is not there. */
  get failures(): Record<string, string> {
    return Object.fromEntries(
      [...this.#remotes].flatMap(([name, { state }]) => (state.kind === 'up' ? [] : [[name, state.kind === 'failed' ? state.reason : 'It has not come yet.']])),
    );
  }

  stop(): void {
    for (const timer of this.#patience) clearTimeout(timer);
    for (const remote of this.#remotes.values()) remote.stop();
  }

  #namesOf(matches: (state: RemoteState) => boolean): Set<string> {
    return new Set([...this.#remotes].filter(([, { state }]) => matches(state)).map(([name]) => name));
  }
}

/** Every routed module of a remote; its health page is the first of its routes without parameters. */
function usedPages({ routes }: CompositionDocument, remote: string, site: SiteInfo): UsedPages {
  const own = Object.entries(routes).filter(([, route]) => route.remote === remote);
  const [pattern, route] = own.find(([address]) => !/[:*]/.test(address)) ?? [];
  return {
    modules: own.map(([, { module }]) => module),
    healthPage:
      pattern !== undefined && route
        ? { path: pattern, search: '', site, year: new Date().getUTCFullYear(), navigation: NO_NAVIGATION, route: { pattern, remote, module: route.module } }
        : undefined,
  };
}
