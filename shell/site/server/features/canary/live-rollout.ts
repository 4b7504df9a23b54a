import { createHash } from 'node:crypto';
import {
  ALL_VISITORS,
  canaryDocument,
  formatShare,
  type Rollout,
  rolloutTitle,
} from '../../../../composition/document/rollout.ts';
import { changeRollout, requireRollout } from '../../../../composition/change/compose-rollout.ts';
import { composeCommand } from '../../../../composition/document/compose-command.ts';
import { ComposeError } from '../../../../composition/document/compose-error.ts';
import { compositionId } from '../../../../composition/document/composition-document.ts';
import { CompositionLoader, hasGained, siteRevision } from '../../live/composition-loader.ts';
import { releaseFolderName } from '../../live/browser-failures.ts';
import type { RolloutHealth, ViewCount } from '../../live/site-health.ts';
import type { SiteRevision } from '../../live/site-revision.ts';
import type { Core } from '../../routes/core.ts';
import { type Arm, RolloutSample } from './rollout-sample.ts';
import { isWorse, type Sample, type TestRule } from './sequential-test.ts';
import type { ProblemFinding } from '../../live/site-problems.ts';

interface Running {
  id: string;
  key: string;
  loader: CompositionLoader;
  revision?: SiteRevision;
  reason?: string | undefined;
}

const ACTOR = 'site';
/** Maximum probability of aborting a good canary during its whole run. */
const FALSE_ALARMS = 0.01;
/** 48 bits keep the modulo bias below 1 in 28 billion. */
const HASH_BYTES = 6;

/** Returns 0 to 9999. A visitor's bucket is stable within a rollout, and independent of other rollouts. */
export function computeBucket(visitor: string, rollout: string): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([rollout, visitor]))
    .digest();
  return hash.readUIntBE(0, HASH_BYTES) % ALL_VISITORS;
}

export class LiveRollout {
  readonly #core: Pick<Core, 'live' | 'store' | 'log' | 'settings'>;
  /** Reasons by rollout ID. An aborted rollout never resumes, even if the document still lists it. */
  readonly #aborted = new Map<string, string>();
  #running: Running | undefined;
  #sample = { of: '', counts: new RolloutSample() };

  constructor(core: Pick<Core, 'live' | 'store' | 'log' | 'settings'>) {
    this.#core = core;
  }

  get rollout(): Rollout | undefined {
    return this.#core.live.current?.document.rollout;
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

  getArm(visitor: string): Arm {
    const { rollout } = this;
    return rollout && this.revision && computeBucket(visitor, rollout.id) < rollout.share ? 'canary' : 'current';
  }

  sync(): void {
    const { current } = this.#core.live;
    const rollout = current?.document.rollout;
    const canary = current && canaryDocument(current.document);
    if (!rollout || !canary || this.#aborted.has(rollout.id)) return this.stop();
    if (this.#sample.of !== rollout.id) this.#sample = { of: rollout.id, counts: new RolloutSample() };
    const key = `${rollout.id} ${compositionId(canary)}`;
    if (this.#running?.key === key) return;
    const former = this.#running;
    const running: Running = {
      id: rollout.id,
      key,
      loader: new CompositionLoader(this.#core.live.runtime, canary, {
        loadedReleases: current.loaded,
        current: () => this.#core.live.current,
        onChange: (loader) => this.#changed(running, rollout, loader),
      }),
    };
    this.#running = running;
    former?.loader.stop();
  }

  countView(arm: Arm, visitor: string, view: { remote: string; isFailed: boolean; path: string }): void {
    if (!this.#compares(view.remote)) return;
    this.#sample.counts.countView(arm, visitor, view);
    this.#judge();
  }

  /** `release` is the folder name that the browser reports. */
  countReport(
    visitor: string,
    { remote, release, path }: { remote: string; release?: string | undefined; path: string },
  ): void {
    const { rollout } = this;
    if (!rollout || !this.#compares(remote)) return;
    const arm = this.getArm(visitor);
    const entry = (arm === 'canary' ? rollout.remotes : this.#core.live.current?.document.remotes)?.[remote];
    if (!entry || releaseFolderName(entry.release) !== release) return;
    this.#sample.counts.countReport(arm, visitor, path);
    this.#judge();
  }

  health(): RolloutHealth | undefined {
    const { rollout } = this;
    if (!rollout) return undefined;
    const { arms, failingPaths } = this.#sample.counts;
    const reason = this.#aborted.get(rollout.id) ?? this.#running?.reason;
    return {
      id: rollout.id,
      shows: rolloutTitle(rollout),
      share: formatShare(rollout.share),
      state: this.#getState(rollout),
      ...(reason === undefined ? {} : { reason }),
      ...arms,
      decision: describeDecision(arms.canary, arms.current, this.#getRule(rollout)),
      failingPaths,
    };
  }

  stop(): void {
    this.#running?.loader.stop();
    this.#running = undefined;
  }

  #getState({ id, state }: Rollout): RolloutHealth['state'] {
    if (this.#aborted.has(id)) return 'aborted';
    if (this.#running?.reason !== undefined) return 'failed';
    if (state === 'paused') return 'paused';
    return this.revision ? 'running' : 'starting';
  }

  #getRule({ margin }: Rollout): TestRule {
    return { falseAlarms: FALSE_ALARMS, minViews: this.#core.settings.canaryMinViews, margin };
  }

  /** The canary gets visitors only when all its releases are ready. */
  #changed(running: Running, rollout: Rollout, loader: CompositionLoader) {
    if (this.#running !== running || (!running.revision && loader.awaited.size > 0)) return;
    const { log } = this.#core;
    const missing = Object.keys(rollout.remotes).filter((name) => !loader.up[name]);
    const reason =
      missing.map((name) => `${name} is unavailable: ${loader.failures[name] ?? 'It is not loaded yet.'}`).join(' ') ||
      undefined;
    if (reason !== undefined && reason !== running.reason)
      log.error({ rollout: rollout.id }, `The canary of ${rolloutTitle(rollout)} gets no traffic: ${reason}`);
    running.reason = reason;
    const isGain = !running.revision || hasGained(loader, running.revision);
    if (reason !== undefined || !isGain) return;
    if (!running.revision)
      log.info(
        { rollout: rollout.id },
        `The canary of ${rolloutTitle(rollout)} is live for ${formatShare(rollout.share)} of visitors.`,
      );
    // Its cache is smaller, because most visitors get the live pages.
    running.revision = siteRevision(loader, { pageBytes: this.#core.settings.pageCacheBytes / 4 });
  }

  #compares(remote: string): boolean {
    return this.revision !== undefined && this.rollout !== undefined && Object.hasOwn(this.rollout.remotes, remote);
  }

  #judge() {
    const { rollout } = this;
    const { canary, current } = this.#sample.counts.arms;
    if (!rollout || !isWorse(canary, current, this.#getRule(rollout))) return;
    const reason = `The canary of ${rolloutTitle(rollout)} failed in ${formatRate(canary)}, compared with ${formatRate(current)} without it, and was aborted`;
    this.#aborted.set(rollout.id, reason);
    this.stop();
    const { log } = this.#core;
    log.error({ rollout: rollout.id, canary, current }, `${reason}.`);
    this.#end(rollout.id, reason).catch((error: unknown) => {
      log.error(
        { rollout: rollout.id, err: error },
        `Cannot save the end of the canary. This site gives it no traffic until the next restart. To end it: ${composeCommand('canary', '--abort')}`,
      );
    });
  }

  #end(rollout: string, reason: string): Promise<unknown> {
    return this.#core.store.change((current, former) => {
      if (current.state !== 'valid')
        throw new ComposeError('COMPOSITION_INVALID', 'The live composition is not valid, so it cannot be changed.');
      requireRollout(current.document, rollout);
      return changeRollout(current.document, { kind: 'abort' }, { actor: ACTOR, reason }, former);
    });
  }
}

function formatRate({ views, failures }: Sample): string {
  return `${failures} of ${views} views (${((100 * failures) / views).toFixed(1)}%)`;
}

export function describeDecision(canary: ViewCount, current: ViewCount, rule: TestRule): string {
  const { minViews, margin, falseAlarms } = rule;
  const [margins, alarms] = [margin, falseAlarms].map((share) => Number((100 * share).toFixed(4)));
  const [ofCanary = 0, ofCurrent = 0] = [canary, current].map(({ views }) => Math.max(0, minViews - views));
  const when = `The site aborts it when its failure rate is significantly more than ${margins} percentage points above the rate of the current release (at most ${alarms}% false alarms).`;
  if (ofCanary + ofCurrent === 0) return when;
  return `${when} That needs at least ${ofCanary} more views with the canary and ${ofCurrent} without it.`;
}

export function canaryProblems(rollout: RolloutHealth | undefined): ProblemFinding[] {
  if (rollout?.state !== 'failed' && rollout?.state !== 'aborted') return [];
  return [
    {
      code: rollout.state === 'failed' ? 'CANARY_FAILED' : 'CANARY_ABORTED',
      message: rollout.reason ?? `The canary of ${rollout.shows} gets no traffic.`,
      advice: 'End the canary: npm run compose -- canary --abort',
    },
  ];
}
