import type { MetricsRegistry } from '../../metrics/registry.ts';
import type { FeatureSummary } from '../../pages/feature.ts';
import type { ProblemFinding } from '../../site/site-problems.ts';

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
  const { shows, share, state, reason = '', canary, current } = rollout;
  return {
    title: 'Canary',
    before: `${shows} for ${share} of visitors: `,
    state,
    isWell: state !== 'failed' && state !== 'aborted',
    after: `. ${reason}`,
    sentences: [
      `Failed page views on this site: ${canary.failures} of ${canary.views} with the canary, ${current.failures} of ${current.views} without it.`,
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
