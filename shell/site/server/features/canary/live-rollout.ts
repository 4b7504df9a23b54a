import {
  canaryDocument,
  ALL_VISITORS,
  formatShare,
  type Rollout,
  rolloutTitle,
} from '../../../../composition/document/rollout.ts';
import { composeCommand } from '../../../../composition/document/compose-command.ts';
import { compositionId, type CompositionDocument } from '../../../../composition/document/composition-document.ts';
import type { RenderSettings } from '../../render/render-settings.ts';
import { CompositionLoader, type SiteRuntime } from '../../live/composition-loader.ts';
import { releaseFolderName } from '../../live/browser-failures.ts';
import type { RolloutHealth } from '../../live/site-health.ts';
import { hasGained, siteRevision, type SiteRevision } from '../../live/site-revision.ts';
import { bucketOf } from './bucket.ts';
import { decisionOf } from './canary-reports.ts';
import { type Arm, RolloutSample } from './rollout-sample.ts';
import { isWorse, type Sample, type TestRule } from './sequential-test.ts';

export interface LiveRolloutOptions {
  runtime: SiteRuntime;
  current: () => SiteRevision | undefined;
  /** Rejects if the document cannot be written. */
  end: (rollout: string, reason: string) => Promise<unknown>;
  rule: Omit<TestRule, 'margin'>;
  pageBytes: number;
  log: Pick<RenderSettings['log'], 'info' | 'error'>;
}

interface Running {
  id: string;
  key: string;
  start: CompositionLoader;
  revision?: SiteRevision;
  reason?: string;
}

export class LiveRollout {
  readonly #options: LiveRolloutOptions;
  /** Reasons by rollout. An aborted one never resumes, even if the document still lists it. */
  readonly #aborted = new Map<string, string>();
  #running: Running | undefined;
  #sample = { of: '', counts: new RolloutSample() };

  constructor(options: LiveRolloutOptions) {
    this.#options = options;
  }

  get rollout(): Rollout | undefined {
    return this.#options.current()?.document.rollout;
  }

  get revision(): SiteRevision | undefined {
    return this.rollout?.state === 'running' && this.#running?.id === this.rollout.id
      ? this.#running.revision
      : undefined;
  }

  /** Also set while paused, since it may resume. */
  get heldRevision(): SiteRevision | undefined {
    return this.#running?.revision;
  }

  /** False while all visitors get the same release. */
  get isDivided(): boolean {
    const { share = 0 } = this.rollout ?? {};
    return this.revision !== undefined && share > 0 && share < ALL_VISITORS;
  }

  armOf(visitor: string): Arm {
    const { rollout } = this;
    return rollout && this.revision && bucketOf(visitor, rollout.id) < rollout.share ? 'canary' : 'current';
  }

  /** Call after the live composition changes. */
  sync(): void {
    const current = this.#options.current();
    const rollout = current?.document.rollout;
    const canary = current && canaryDocument(current.document);
    if (!rollout || !canary || this.#aborted.has(rollout.id)) return this.stop();
    if (this.#sample.of !== rollout.id) this.#sample = { of: rollout.id, counts: new RolloutSample() };
    const key = `${rollout.id} ${compositionId(canary)}`;
    if (this.#running?.key === key) return;
    const former = this.#running;
    this.#running = this.#start(canary, rollout, key, current);
    former?.start.stop();
  }

  countView(arm: Arm, visitor: string, view: { remote: string; isFailed: boolean; path: string }): void {
    if (!this.#compares(view.remote)) return;
    this.#sample.counts.countView(arm, visitor, view);
    this.#judge();
  }

  /** `release` is the folder name that the browser reports. */
  countReport(
    visitor: string,
    { remote, release, path }: { remote: string; release: string | undefined; path: string },
  ): void {
    const { rollout } = this;
    if (!rollout || !this.#compares(remote)) return;
    const arm = this.armOf(visitor);
    const entry = (arm === 'canary' ? rollout.remotes : this.#options.current()?.document.remotes)?.[remote];
    if (!entry || releaseFolderName(entry.release) !== release) return;
    this.#sample.counts.countReport(arm, visitor, path);
    this.#judge();
  }

  #healthState({ isAborted, isFailed, state }: { isAborted: boolean; isFailed: boolean; state: Rollout['state'] }) {
    if (isAborted) return 'aborted';
    if (isFailed) return 'failed';
    if (state === 'paused') return 'paused';
    return this.revision ? 'running' : 'starting';
  }

  health(): RolloutHealth | undefined {
    const { rollout } = this;
    if (!rollout) return undefined;
    const { id, share, state } = rollout;
    const { arms } = this.#sample.counts;
    const aborted = this.#aborted.get(id);
    const reason = aborted ?? this.#running?.reason;
    return {
      id,
      shows: rolloutTitle(rollout),
      share: formatShare(share),
      state: this.#healthState({ isAborted: aborted !== undefined, isFailed: reason !== undefined, state }),
      ...(reason === undefined ? {} : { reason }),
      ...arms,
      decision: decisionOf(arms.canary, arms.current, { ...this.#options.rule, margin: rollout.margin }),
      failingPaths: this.#sample.counts.failingPaths,
    };
  }

  stop(): void {
    this.#running?.start.stop();
    this.#running = undefined;
  }

  #start(canary: CompositionDocument, rollout: Rollout, key: string, current: SiteRevision): Running {
    const running: Running = {
      id: rollout.id,
      key,
      start: new CompositionLoader(this.#options.runtime, canary, {
        known: current.loaded,
        current: this.#options.current,
        onChange: (start) => this.#changed(running, rollout, start),
      }),
    };
    return running;
  }

  /** Serves visitors only when all its releases are ready. */
  #changed(running: Running, rollout: Rollout, start: CompositionLoader) {
    if (this.#running !== running || (!running.revision && start.awaited.size > 0)) return;
    const { log, pageBytes } = this.#options;
    const missing = Object.keys(rollout.remotes).filter((name) => !start.up[name]);
    const reason =
      missing.map((name) => `${name} is unavailable: ${start.failures[name] ?? 'It is not loaded yet.'}`).join(' ') ||
      undefined;
    if (reason !== running.reason && reason !== undefined)
      log.error({ rollout: rollout.id }, `The canary of ${rolloutTitle(rollout)} gets no traffic: ${reason}`);
    if (reason === undefined) delete running.reason;
    else running.reason = reason;
    const isGain = !running.revision || hasGained(start, running.revision);
    if (reason !== undefined || !isGain) return;
    if (!running.revision)
      log.info(
        { rollout: rollout.id },
        `The canary of ${rolloutTitle(rollout)} is live for ${formatShare(rollout.share)} of visitors.`,
      );
    running.revision = siteRevision(start, { pageBytes });
  }

  #compares(remote: string): boolean {
    return this.revision !== undefined && this.rollout !== undefined && Object.hasOwn(this.rollout.remotes, remote);
  }

  #judge() {
    const { rollout } = this;
    const { canary, current } = this.#sample.counts.arms;
    if (!rollout || !isWorse(canary, current, { ...this.#options.rule, margin: rollout.margin })) return;
    const reason = `The canary of ${rolloutTitle(rollout)} failed in ${figures(canary)}, compared with ${figures(current)} without it, and was aborted`;
    this.#aborted.set(rollout.id, reason);
    this.stop();
    this.#options.log.error({ rollout: rollout.id, canary, current }, `${reason}.`);
    this.#options.end(rollout.id, reason).catch((error: unknown) => {
      this.#options.log.error(
        { rollout: rollout.id, err: error },
        `Cannot save the end of the canary. This site gives it no traffic until the next restart. To end it: ${composeCommand('canary', '--abort')}`,
      );
    });
  }
}

function figures({ views, failures }: Sample): string {
  return `${failures} of ${views} views (${((100 * failures) / views).toFixed(1)}%)`;
}
