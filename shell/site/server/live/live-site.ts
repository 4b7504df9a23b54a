import {
  type CompositionDocument,
  compositionId,
  parseComposition,
} from '../../../composition/document/composition-document.ts';
import { checkWhole } from '../../../composition/document/whole-composition.ts';
import type { CompositionStore, Proposal } from '../../../composition/store/composition-store.ts';
import type { SiteStatus } from '../../../composition/store/site-status.ts';
import { FrameRenderer } from '../render/frame-renderer.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { RendererPool } from '../render/pool.ts';
import { CompositionLoader, hasGained, siteRevision } from './composition-loader.ts';
import { decideSwitch, ProposalJudge } from './proposal-judge.ts';
import type { LoadRelease, SiteRevision, SiteRuntime } from './site-revision.ts';
import { siteHealth, type SiteHealth } from './site-health.ts';
import { NO_COMPOSITION, readProblem } from './site-problems.ts';

export interface LiveSiteOptions {
  /** `url` is local to the machine, and `origin` is public. */
  urls: Pick<SiteStatus, 'url' | 'origin'>;
  /** In development, nothing reads the status. */
  store: Pick<CompositionStore, 'path' | 'watch'> & Partial<Pick<CompositionStore, 'publishStatus' | 'withdrawStatus'>>;
  loadRelease: LoadRelease;
  state: {
    lastComposition: () => Promise<CompositionDocument | undefined>;
    /** The returned promise never rejects. */
    keep: (document: CompositionDocument) => Promise<void>;
    /** Why the state could not be saved. */
    readonly problem: string | undefined;
  };
  settings: RenderSettings;
  /** Development only: the latest build goes live even if its code fails. */
  acceptsFailures?: boolean;
}

/** Describes the latest document. Without a revision, the document is unreadable. */
type Verdict = Pick<SiteStatus, 'revision' | 'id' | 'state' | 'reason'>;

/** Follows the composition document. Refuses a document that fails, and retries it until it works or changes. */
export class LiveSite {
  readonly #options: LiveSiteOptions;
  readonly runtime: SiteRuntime;
  #running: CompositionLoader | undefined;
  #candidate: CompositionLoader | undefined;
  readonly #proposals: ProposalJudge;
  #current: SiteRevision | undefined;
  #verdict: Verdict | undefined;
  #stateProblem: string | undefined;
  #reported: Record<string, string> = {};
  #unwatch: (() => void) | undefined;
  readonly #onLive: (() => void)[] = [];
  #settled = Promise.withResolvers<void>();

  constructor(options: LiveSiteOptions) {
    const { settings, loadRelease } = options;
    this.#options = options;
    this.#proposals = new ProposalJudge({
      prepare: (document, proposal) => this.#bringUp(document, proposal),
      running: () => this.#running,
      onVerdict: () => this.#publishStatus(),
    });
    this.runtime = {
      settings,
      loadRelease,
      frame: new FrameRenderer(settings),
      pool: new RendererPool(settings),
    };
  }

  /** Resolves when the first revision is live, or when the document is missing or refused. */
  async start(): Promise<void> {
    const { store, state, settings } = this.#options;
    const frame = this.runtime.frame.start();
    const last = await state.lastComposition();
    if (last) {
      settings.log.info(`Starting with the last live composition, revision ${last.revision}.`);
      this.#candidate = this.#bringUp(last);
      // Save it again, so a write failure is reported early.
      await Promise.all([this.#keep(last), this.#settled.promise]);
    }
    this.#unwatch = store.watch(
      (text) => this.#want(text),
      (error) => this.#refuse(readProblem(error as Error, store.path, this.#current !== undefined)),
      (proposal) => this.#proposals.follow(proposal),
    );
    await Promise.all([this.#settled.promise, frame]);
  }

  /** Also calls back when a missing remote becomes available. */
  onLive(listener: () => void): void {
    this.#onLive.push(listener);
  }

  get current(): SiteRevision | undefined {
    return this.#current;
  }

  get verdict(): Verdict | undefined {
    return this.#verdict;
  }

  get status(): SiteStatus {
    const { document, loaded, failures } = this.#current ?? {};
    const remotes = Object.entries(document?.remotes ?? {}).map(([name, { digest }]) => {
      return [name, { version: loaded?.[name]?.descriptor.version, digest, away: failures?.[name] }] as const;
    });
    return {
      ...this.#options.urls,
      pid: process.pid,
      judgesProposals: true,
      proposal: this.#proposals.verdict,
      ...(this.#verdict ?? { state: 'checking' }),
      serving: document?.revision,
      remotes: Object.fromEntries(remotes),
    };
  }

  health(): Omit<SiteHealth, 'problems'> {
    return siteHealth({
      current: this.#current,
      verdict: this.status,
      frame: this.runtime.frame.health(),
      stateProblem: this.#options.state.problem,
    });
  }

  async close(): Promise<void> {
    this.#unwatch?.();
    this.#proposals.stop();
    this.#candidate?.stop();
    this.#running?.stop();
    this.#settled.resolve();
    this.runtime.frame.stop();
    await this.runtime.pool.close();
    await this.#options.store.withdrawStatus?.();
  }

  #want(text: string) {
    let document: CompositionDocument;
    try {
      document = parseComposition(text);
    } catch (error) {
      return this.#refuse((error as Error).message);
    }
    const problem = checkWhole(document, this.#current?.document);
    if (problem !== undefined)
      return this.#refuse(`Revision ${document.revision} cannot go live. ${problem}`, document);
    this.#candidate?.stop();
    const prepared = this.#proposals.take(document);
    this.#candidate = prepared ?? this.#bringUp(document);
    this.#decide({ ...identify(document), state: 'checking' });
    if (prepared) this.#judgeCandidate(prepared);
  }

  #refuse(reason: string, document?: CompositionDocument) {
    this.#candidate?.stop();
    this.#candidate = undefined;
    this.#decide({ ...(document && identify(document)), state: 'refused', reason });
  }

  #bringUp(document: CompositionDocument, proposal?: Proposal): CompositionLoader {
    return new CompositionLoader(this.runtime, document, {
      loadedReleases: this.#current?.loaded ?? {},
      current: this.#options.acceptsFailures ? undefined : () => this.#current,
      isProposal: proposal !== undefined,
      onChange: (changed) => {
        if (changed === this.#candidate) this.#judgeCandidate(changed);
        else if (changed === this.#running) this.#refresh(changed);
        else this.#proposals.judge(changed);
      },
    });
  }

  #judgeCandidate(candidate: CompositionLoader) {
    const former = this.#running;
    const { state, reason } = decideSwitch(candidate, this.#options.acceptsFailures ? undefined : former);
    if (state === 'live') this.#switchTo(candidate, former);
    // Before the site follows the document, the candidate is the last known good composition, which gets no verdict.
    if (this.#unwatch)
      this.#decide({ ...identify(candidate.document), state, ...(reason !== undefined && { reason }) });
  }

  #switchTo(candidate: CompositionLoader, former: CompositionLoader | undefined) {
    this.#candidate = undefined;
    this.#running = candidate;
    this.#goLive(candidate);
    former?.stop();
    this.#settled.resolve();
  }

  #refresh(running: CompositionLoader) {
    if (!this.#current || hasGained(running, this.#current)) this.#goLive(running);
    else this.#report(running);
  }

  #goLive(running: CompositionLoader) {
    const { settings } = this.#options;
    const { document } = running;
    this.#current = siteRevision(running, { pageBytes: settings.pageCacheBytes });
    settings.log.info(
      { revision: document.revision, composition: this.#current.composition.id },
      `Revision ${document.revision} is live`,
    );
    this.#report(running);
    if (Object.keys(running.failures).length === 0) void this.#keep(document);
    for (const listener of this.#onLive) listener();
    this.#publishStatus();
  }

  #report({ document, failures }: CompositionLoader) {
    const { log } = this.#options.settings;
    for (const [name, reason] of Object.entries(failures))
      if (this.#reported[name] !== reason)
        log.error({ remote: name, ...document.remotes[name] }, `${name} is unavailable: ${reason}`);
    this.#reported = failures;
  }

  #decide(verdict: Verdict) {
    const { log } = this.#options.settings;
    const isNews = JSON.stringify(verdict) !== JSON.stringify(this.#verdict);
    this.#verdict = verdict;
    if (!isNews) return;
    if (verdict.state !== 'checking') this.#settled.resolve();
    if (verdict.state === 'refused')
      log[verdict.reason === NO_COMPOSITION ? 'warn' : 'error']({ revision: verdict.revision }, verdict.reason);
    this.#publishStatus();
  }

  #publishStatus() {
    void this.#options.store.publishStatus?.(this.status);
  }

  async #keep(document: CompositionDocument) {
    const { state, settings } = this.#options;
    await state.keep(document);
    const { problem } = state;
    if (problem !== undefined && problem !== this.#stateProblem) settings.log.error(problem);
    this.#stateProblem = problem;
  }
}

function identify(document: CompositionDocument): Pick<Verdict, 'revision' | 'id'> {
  return { revision: document.revision, id: compositionId(document) };
}
