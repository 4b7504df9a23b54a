import { FALLBACK_GA_ID } from '@site/api-contract';
import type { SiteInfo } from '@site/shell-contract';
import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import { type Evidence, gateResult, ReleaseError, releaseFinding } from '../../../composition/document/gate-results.ts';
import { COMPOSE_HELP } from '../../../composition/document/compose-command.ts';
import { missingModule } from '../../../composition/document/whole-composition.ts';
import type { ReleaseEntry } from '../../../composition/judge/fetch-release.ts';
import type { LoadedRelease } from '../../../composition/judge/release-store.ts';
import type { RendererLease } from '../render/pool.ts';
import { siteInfo } from '../render/render-messages.ts';
import { type OfferedParts, readOfferedParts } from './parts.ts';
import { judgeChangedPages, PagesRefusedError } from './judge-pages.ts';
import type { LoadingOptions, SiteRuntime } from './site-revision.ts';

export type RemoteState =
  | { kind: 'loading' }
  | { kind: 'up'; loaded: LoadedRelease; lease: RendererLease; offered: OfferedParts; findings: Evidence }
  /** A failed remote is retried automatically. */
  | { kind: 'failed'; reason: string; findings: Evidence };

interface RemoteLoaderOptions extends LoadingOptions {
  document: CompositionDocument;
  runtime: SiteRuntime;
  onChange: () => void;
  /** Called after each checked page. */
  onPage: () => void;
}

/** A faulty release is retried less often, because every retry starts a process. */
const RETRY_UNREACHABLE_MS = 1000;
const RETRY_FAULTY_MS = 5000;
/** Maximum retry delay for a part without a response. */
const MAX_RETRY_MS = 300_000;

/** Loads one remote and retries until stopped, without delaying other remotes. */
export class RemoteLoader {
  readonly #name: string;
  readonly #entry: ReleaseEntry;
  readonly #options: RemoteLoaderOptions;
  /** For checks, which do not depend on the public URL. */
  readonly #site: SiteInfo;
  readonly #stopped = new AbortController();
  #state: RemoteState = { kind: 'loading' };
  #retry: NodeJS.Timeout | undefined;

  constructor(name: string, options: RemoteLoaderOptions) {
    this.#name = name;
    this.#entry = options.document.remotes[name] as ReleaseEntry;
    this.#options = options;
    this.#site = { ...siteInfo(options.runtime.settings, 'http://localhost'), gaId: FALLBACK_GA_ID };
    const loaded = options.loadedReleases[name];
    const isSame = loaded?.digest === this.#entry.digest && loaded.base === new URL('.', this.#entry.release).href;
    // A release without a valid signature may be signed now, so load it again.
    void this.#load(isSame && loaded.signatureProblem === undefined ? loaded : undefined);
  }

  get state(): RemoteState {
    return this.#state;
  }

  stop(): void {
    this.#stopped.abort();
    clearTimeout(this.#retry);
    if (this.#state.kind === 'up') this.#state.lease.release();
  }

  async #load(release: LoadedRelease | undefined) {
    const { signal } = this.#stopped;
    let loaded = release;
    try {
      loaded ??= await this.#options.runtime.loadRelease(this.#name, this.#entry, { signal });
      await this.#start(loaded);
    } catch (error) {
      if (signal.aborted) return;
      this.#retry = setTimeout(() => void this.#load(loaded), loaded ? RETRY_FAULTY_MS : RETRY_UNREACHABLE_MS);
      const findings = buildFindings(this.#name, error as Error);
      this.#become({ kind: 'failed', reason: (error as Error).message, findings });
    }
  }

  async #start(loaded: LoadedRelease) {
    const { document, runtime, current, isProposal, isTrial = false, onPage } = this.#options;
    const { descriptor, digest, nodeSource } = loaded;
    const { signal } = this.#stopped;
    const missing = missingModule(document, descriptor);
    if (missing !== undefined)
      throw new ReleaseError('REQUIREMENT', {
        cause: missing,
        cure: `Compose a release that has it, or remove it explicitly: ${COMPOSE_HELP}`,
      });
    const modules = Object.values(document.routes).flatMap(({ remote, module }) =>
      remote === this.#name ? [module] : [],
    );
    const release = { name: this.#name, version: descriptor.version, digest, source: nodeSource };
    const lease = await runtime.pool.acquire(release, { modules, isTrial, signal });
    try {
      const live = current?.();
      const options = { live, descriptor, runtime, onPage, signal, site: this.#site };
      // A current document is compared with the live pages. A proposal is checked even if nothing is live.
      const mustJudge = current && (live || isProposal);
      const findings = mustJudge ? await judgeChangedPages(lease.renderer, document, options) : [];
      await this.#readParts({ loaded, lease, findings }, RETRY_FAULTY_MS);
    } catch (error) {
      lease.release();
      throw error;
    }
  }

  /** Retries parts without a response, because nothing else does while this composition is live. */
  async #readParts(started: Omit<Extract<RemoteState, { kind: 'up' }>, 'kind' | 'offered'>, retryMs: number) {
    const { lease } = started;
    const offered = await readOfferedParts(lease.renderer, this.#options.document, this.#site);
    if (this.#stopped.signal.aborted) return lease.release();
    if (offered.isUnanswered)
      this.#retry = setTimeout(() => void this.#readParts(started, Math.min(2 * retryMs, MAX_RETRY_MS)), retryMs);
    this.#become({ kind: 'up', ...started, offered });
  }

  #become(state: RemoteState) {
    if (this.#stopped.signal.aborted) return;
    this.#state = state;
    this.#options.onChange();
  }
}

function buildFindings(remote: string, error: Error): Evidence {
  if (error instanceof PagesRefusedError) return error.findings;
  if (error instanceof ReleaseError) return [releaseFinding(error, remote)];
  const cause = `${remote} does not start: ${error.message.replace(/\.$/, '')}.`;
  return [gateResult('render', 'failed', { remote, code: 'REFUSED_RENDER', cause, cure: 'Fix the release.' })];
}
