import type { CompositionDocument } from '../../../composition/document/composition-document.ts';
import type { SiteStatus } from '../../../composition/store/site-status.ts';
import { checkWhole } from '../../../composition/document/whole-composition.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import type { CompositionLoader } from './composition-loader.ts';
import type { LoadRelease } from './remote-loader.ts';
import { RevisionStarter } from './revision-starter.ts';
import { NO_COMPOSITION, readProblem } from './site-problems.ts';
import { siteHealth, type SiteHealth } from './site-health.ts';
import { hasGained, type SiteRevision } from './site-revision.ts';
import { type SiteFacts, siteStatus } from './site-status.ts';
import { decideSwitch, readDocument, type SwitchStatus, switchStatus } from './decide-switch.ts';

export interface LiveSiteOptions {
  address: SiteFacts;
  store: { path: string; watch: (onText: (text: string) => void, onError: (error: unknown) => void) => () => void };
  loadRelease: LoadRelease;
  state: {
    lastComposition: () => Promise<CompositionDocument | undefined>;
    /** Never rejects. */
    keep: (document: CompositionDocument) => Promise<void>;
    /** Why the state could not be saved. */
    readonly problem: string | undefined;
  };
  settings: RenderSettings;
  /** Development only: the latest build goes live even if its code fails. */
  takesWhatFails?: boolean;
  pageBytes: number;
  onStatus: (status: SiteStatus) => void;
  /** Called once the site no longer follows the document. */
  onClose: () => Promise<void>;
}

/**
 * Follows the composition document, starting with the last known good one. Each new document replaces the live one in
 * one step, or is refused and retried until it works or changes.
 */
export class LiveSite {
  readonly #options: LiveSiteOptions;
  readonly starter: RevisionStarter;
  #running: CompositionLoader | undefined;
  #candidate: CompositionLoader | undefined;
  #current: SiteRevision | undefined;
  #verdict: SwitchStatus | undefined;
  #stateProblem: string | undefined;
  #reported: Record<string, string> = {};
  #unwatch: (() => void) | undefined;
  readonly #onLive: (() => void)[] = [];
  #firstRevision = Promise.withResolvers<void>();

  constructor(options: LiveSiteOptions) {
    this.#options = options;
    this.starter = new RevisionStarter(options);
  }

  /** Resolves when the first revision is live, or when none is available yet. */
  async start(): Promise<void> {
    const { store, state, settings } = this.#options;
    const frame = this.starter.frame.start();
    const last = await state.lastComposition();
    if (last) {
      settings.log.info(`Starting with the last live composition, revision ${last.revision}.`);
      this.#candidate = this.#bringUp(last);
      // Save it again, so that a write failure shows early.
      await Promise.all([this.#keep(last), this.#firstRevision.promise]);
    }
    this.#unwatch = store.watch(
      (text) => this.#want(text),
      (error) => this.#refuse(readProblem(error as Error, store.path, this.#current !== undefined)),
    );
    if (this.#candidate) await this.#firstRevision.promise;
    await frame;
  }

  async hasServed(): Promise<boolean> {
    return (await this.#options.state.lastComposition()) !== undefined;
  }

  /** Also calls back when a missing remote becomes available, and when cached pages become outdated. */
  onLive(listener: () => void): void {
    this.#onLive.push(listener);
  }

  announce(): void {
    for (const listener of this.#onLive) listener();
  }

  get serving(): Promise<void> {
    return this.#firstRevision.promise;
  }

  get current(): SiteRevision | undefined {
    return this.#current;
  }

  get verdict(): SwitchStatus | undefined {
    return this.#verdict;
  }

  get refusal(): string | undefined {
    return this.#verdict?.state === 'refused' ? this.#verdict.reason : undefined;
  }

  get status(): SiteStatus {
    return siteStatus(this, this.#options.address);
  }

  health(): Omit<SiteHealth, 'problems'> {
    return siteHealth({
      current: this.#current,
      verdict: this.status,
      frame: this.starter.frame.health(),
      stateProblem: this.#options.state.problem,
    });
  }

  /** Remote processes change only with their releases. */
  async renewFrame(): Promise<void> {
    await this.starter.frame.renew();
  }

  async close(): Promise<void> {
    this.#unwatch?.();
    this.#candidate?.stop();
    this.#running?.stop();
    this.#firstRevision.resolve();
    await this.starter.close();
    await this.#options.onClose();
  }

  #want(text: string) {
    const read = readDocument(text);
    if ('reason' in read) return this.#refuse(read.reason);
    const { document } = read;
    const objection = checkWhole(document, this.#current?.document);
    this.#candidate?.stop();
    this.#candidate = objection === undefined ? this.#bringUp(document) : undefined;
    if (objection !== undefined)
      return this.#decide(
        switchStatus(document, 'refused', `Revision ${document.revision} does not go live. ${objection}`),
      );
    this.#decide(switchStatus(document, 'checking'));
  }

  #refuse(reason: string) {
    this.#candidate?.stop();
    this.#candidate = undefined;
    this.#decide({ state: 'refused', reason });
  }

  #bringUp(document: CompositionDocument): CompositionLoader {
    const onChange = (changed: CompositionLoader) => {
      if (changed === this.#candidate) this.#judgeCandidate(changed);
      else if (changed === this.#running) this.#refresh(changed);
    };
    return this.starter.start(document, {
      known: this.#current?.loaded ?? {},
      current: this.#options.takesWhatFails ? undefined : () => this.#current,
      onChange,
    });
  }

  #judgeCandidate(candidate: CompositionLoader) {
    const { document, failures, awaited, failed } = candidate;
    const running = this.#running &&
      !this.#options.takesWhatFails && { document: this.#running.document, up: new Set(Object.keys(this.#running.up)) };
    const { state, reason } = decideSwitch(document, { running: running || undefined, failures, awaited, failed });
    if (state === 'live') this.#switchTo(candidate);
    // Before the site follows the document, the candidate is the last known good composition, which has no status.
    if (this.#unwatch) this.#decide(switchStatus(document, state, reason));
  }

  #switchTo(candidate: CompositionLoader) {
    const former = this.#running;
    this.#candidate = undefined;
    this.#running = candidate;
    this.#goLive(candidate);
    former?.stop();
    this.#firstRevision.resolve();
  }

  #refresh(running: CompositionLoader) {
    if (!this.#current || hasGained(running, this.#current)) this.#goLive(running);
    else this.#report(running);
  }

  #goLive(running: CompositionLoader) {
    const { settings, pageBytes, onStatus } = this.#options;
    const { document } = running;
    this.#current = this.starter.revisionOf(running, { pageBytes });
    settings.log.info(
      { revision: document.revision, composition: this.#current.composition.id },
      `Revision ${document.revision} is live`,
    );
    this.#report(running);
    if (Object.keys(running.failures).length === 0) void this.#keep(document);
    this.announce();
    onStatus(this.status);
  }

  #report({ document, failures }: CompositionLoader) {
    for (const [name, reason] of Object.entries(failures)) {
      if (this.#reported[name] !== reason)
        this.#options.settings.log.error(
          { remote: name, ...document.remotes[name] },
          `${name} is unavailable: ${reason}`,
        );
    }
    this.#reported = failures;
  }

  #decide(verdict: SwitchStatus) {
    const { log } = this.#options.settings;
    const isNews = JSON.stringify(verdict) !== JSON.stringify(this.#verdict);
    this.#verdict = verdict;
    if (!isNews) return;
    if (verdict.state === 'refused')
      log[verdict.reason === NO_COMPOSITION ? 'warn' : 'error']({ revision: verdict.revision }, verdict.reason);
    this.#options.onStatus(this.status);
  }

  async #keep(document: CompositionDocument) {
    const { state, settings } = this.#options;
    await state.keep(document);
    const { problem } = state;
    if (problem !== undefined && problem !== this.#stateProblem) settings.log.error(problem);
    this.#stateProblem = problem;
  }
}
