import { expect, test } from '@jest/globals';
import { RolloutSample } from './rollout-sample.ts';

const RENDERED = { isFailed: false, path: '/a' };
const FAILED = { isFailed: true, path: '/b' };

test('counts a view as failed only once, whether the render failed or browsers reported failures', () => {
  const sample = new RolloutSample();
  sample.countView('canary', 'a', FAILED);
  sample.countReport('canary', 'a', '/b');
  sample.countView('canary', 'b', RENDERED);
  for (let count = 0; count < 5; count += 1) sample.countReport('canary', 'b', '/a');
  sample.countView('canary', 'b', RENDERED);
  sample.countView('canary', 'b', FAILED);
  sample.countReport('canary', 'b', '/b');
  sample.countView('current', 'c', FAILED);
  expect(sample.arms).toEqual({ canary: { views: 4, failures: 3 }, current: { views: 1, failures: 1 } });
  expect(sample.failingPaths).toEqual([
    { path: '/b', failures: 2 },
    { path: '/a', failures: 1 },
  ]);
});

test('ignores a report without a view or about the other release', () => {
  const sample = new RolloutSample();
  sample.countReport('canary', 'stranger', '/a');
  sample.countView('current', 'a', RENDERED);
  sample.countReport('canary', 'a', '/a');
  expect(sample.arms).toEqual({ canary: { views: 0, failures: 0 }, current: { views: 1, failures: 0 } });
});
