import type { RolloutHealth, ViewCount } from '../../live/site-health.ts';
import type { ProblemFinding } from '../../live/site-problems.ts';
import type { TestRule } from './sequential-test.ts';

/** When the site aborts a canary, as sentences. */
export function decisionOf(canary: ViewCount, current: ViewCount, rule: TestRule): string {
  const { minViews, margin, falseAlarms } = rule;
  const [margins, alarms] = [margin, falseAlarms].map((share) => Number((100 * share).toFixed(4)));
  const [ofCanary = 0, ofCurrent = 0] = [canary, current].map(({ views }) => Math.max(0, minViews - views));
  const when = `The site aborts it once its failure rate is certainly over ${margins} percentage points above that of the current release (at most ${alarms}% false alarms).`;
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
