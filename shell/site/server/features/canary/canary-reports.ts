import type { MetricsRegistry } from '../../metrics/registry.ts';
import type { FeatureSummary } from '../../pages/feature.ts';
import type { ProblemFinding } from '../../live/site-problems.ts';
import { type TestRule, viewsUntilAbort } from './sequential-test.ts';

interface ViewCount {
  views: number;
  failures: number;
}

export interface RolloutHealth {
  id: string;
  shows: string;
  share: string;
  /** `failed`: its releases do not start. `aborted`: this site found it worse. No visitor gets it in either state. */
  state: 'starting' | 'running' | 'paused' | 'failed' | 'aborted';
  reason?: string;
  /** Counted by this shell only. */
  canary: ViewCount;
  current: ViewCount;
  /** When the site aborts it, as sentences. */
  decision: string;
  /** Of the canary, most failures first. */
  failingPaths: readonly { path: string; failures: number }[];
}

export function decisionOf(canary: ViewCount, current: ViewCount, rule: TestRule): string {
  const { minViews, margin, falseAlarms } = rule;
  const [margins, alarms] = [margin, falseAlarms].map((share) => Number((100 * share).toFixed(4)));
  const [ofCanary = 0, ofCurrent = 0] = [canary, current].map(({ views }) => Math.max(0, minViews - views));
  const left = viewsUntilAbort(canary, current, rule);
  const sentences = [
    `The site aborts it once its failure rate is certainly over ${margins} percentage points above that of the current release (at most ${alarms}% false alarms).`,
  ];
  if (ofCanary + ofCurrent > 0)
    sentences.push(`That needs at least ${ofCanary} more views with the canary and ${ofCurrent} without it.`);
  if (left !== undefined) sentences.push(`At the current rates, that takes about ${left} more views with the canary.`);
  else if (canary.views > 0 && current.views > 0) sentences.push('At the current rates, that never happens.');
  return sentences.join(' ');
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

export function canarySummary(rollout: RolloutHealth | undefined): FeatureSummary | undefined {
  if (!rollout) return undefined;
  const { shows, share, state, reason = '', canary, current, decision, failingPaths } = rollout;
  return {
    title: 'Canary',
    before: `${shows} for ${share} of visitors: `,
    state,
    isWell: state !== 'failed' && state !== 'aborted',
    after: `. ${reason}`,
    sentences: [
      `Failed page views on this site: ${canary.failures} of ${canary.views} with the canary, ${current.failures} of ${current.views} without it.`,
      decision,
      ...(failingPaths.length > 0
        ? [`Failed with the canary: ${failingPaths.map(({ path, failures }) => `${path} (${failures}×)`).join(', ')}.`]
        : []),
    ],
  };
}

export function registerCanaryMetrics(metrics: MetricsRegistry, health: () => RolloutHealth | undefined): void {
  const byArm = (counted: 'views' | 'failures') => () => {
    const rollout = health();
    return (['canary', 'current'] as const).flatMap((arm) =>
      rollout ? [{ labels: { arm }, value: rollout[arm][counted] }] : [],
    );
  };
  metrics.readGauges('shell_rollout', 'State of the canary: 1 for the current state.', ['state'], () =>
    [health()].flatMap((rollout) => (rollout ? [{ labels: { state: rollout.state }, value: 1 }] : [])),
  );
  metrics.readGauges(
    'shell_rollout_views',
    'Page views of the canary and of the release it is compared with.',
    ['arm'],
    byArm('views'),
  );
  metrics.readGauges('shell_rollout_failures', 'Page views that failed.', ['arm'], byArm('failures'));
}
