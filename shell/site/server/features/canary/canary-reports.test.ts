import { expect, test } from '@jest/globals';
import { MetricsRegistry } from '../../metrics/registry.ts';
import { canaryProblems, canarySummary, registerCanaryMetrics, type RolloutHealth } from './canary-reports.ts';

const ROLLOUT: RolloutHealth = {
  id: 'a',
  shows: 'mf-content 1.1.0',
  share: '5 %',
  state: 'running',
  canary: { views: 40, failures: 3 },
  current: { views: 760, failures: 1 },
};

test('metrics show the state of the canary and the views of both releases', async () => {
  const metrics = new MetricsRegistry();
  let rollout: RolloutHealth | undefined = ROLLOUT;
  registerCanaryMetrics(metrics, () => rollout);
  expect((await metrics.text()).split('\n')).toEqual(
    expect.arrayContaining([
      'shell_rollout{state="running"} 1',
      'shell_rollout_views{arm="canary"} 40',
      'shell_rollout_failures{arm="current"} 1',
    ]),
  );
  rollout = undefined;
  expect(await metrics.text()).not.toMatch(/^shell_rollout\{/m);
});

test('a canary that failed or was aborted is a problem; a running one is not', () => {
  expect(canaryProblems(ROLLOUT)).toEqual([]);
  expect(canaryProblems({ ...ROLLOUT, state: 'aborted', reason: 'It is worse.' })).toMatchObject([
    { code: 'CANARY_ABORTED', message: 'It is worse.' },
  ]);
  expect(canaryProblems({ ...ROLLOUT, state: 'failed' })).toMatchObject([{ code: 'CANARY_FAILED' }]);
});

test('the operator reads who gets the canary and how often it failed', () => {
  expect(canarySummary(ROLLOUT)).toMatchObject({
    state: 'running',
    isWell: true,
    sentences: ['Failed page views on this site: 3 of 40 with the canary, 1 of 760 without it.'],
  });
  for (const state of ['failed', 'aborted'] as const)
    expect(canarySummary({ ...ROLLOUT, state })).toMatchObject({ isWell: false });
});
