import { expect, test } from '@jest/globals';
import type { RolloutHealth } from '../../live/site-health.ts';
import { canaryProblems, describeDecision } from './live-rollout.ts';

const ROLLOUT: RolloutHealth = {
  id: 'a',
  shows: 'mf-content 1.1.0',
  share: '5 %',
  state: 'running',
  canary: { views: 40, failures: 3 },
  current: { views: 760, failures: 1 },
  decision: 'Not decided.',
  failingPaths: [
    { path: '/news', failures: 2 },
    { path: '/', failures: 1 },
  ],
};

test.each([
  ['running', []],
  ['aborted', [{ code: 'CANARY_ABORTED', message: 'It is worse.' }]],
  ['failed', [{ code: 'CANARY_FAILED' }]],
] as const)('a canary that is %s has the problems %j', (state, problems) => {
  expect(canaryProblems({ ...ROLLOUT, state, reason: 'It is worse.' })).toMatchObject(problems);
});

test.each([
  [
    [0, 0],
    [0, 0],
    /above the rate of the current release \(at most 1% false alarms\)\. That needs at least 50 more views with the canary and 50 without it\.$/,
  ],
  [
    [0, 40],
    [1, 760],
    /^The site aborts it when its failure rate is significantly more than 0\.5 percentage .* 10 more views with the canary and 0 without it\.$/,
  ],
  [[3, 60], [1, 760], /false alarms\)\.$/],
] as const)(
  'the decision about a canary that failed in %j views, compared with %j, is explained',
  (canary, current, sentences) => {
    const [first, second] = [canary, current].map(([failures, views]) => ({ failures, views }));
    expect(describeDecision(first!, second!, { margin: 0.005, falseAlarms: 0.01, minViews: 50 })).toMatch(sentences);
  },
);
