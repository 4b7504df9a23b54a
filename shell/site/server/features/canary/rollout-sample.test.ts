import { expect, test } from '@jest/globals';
import { RolloutSample } from './rollout-sample.ts';

test('a view fails once, by its render or by what the browser reports first', () => {
  const sample = new RolloutSample();
  sample.countView('canary', 'a', true);
  sample.countReport('canary', 'a');
  sample.countView('canary', 'b', false);
  for (let count = 0; count < 5; count += 1) sample.countReport('canary', 'b');
  sample.countView('canary', 'b', false);
  sample.countView('current', 'c', false);
  expect(sample.arms).toEqual({ canary: { views: 3, failures: 2 }, current: { views: 1, failures: 0 } });
});

test('a report of somebody without a view, or of the other release, counts for nothing', () => {
  const sample = new RolloutSample();
  sample.countReport('canary', 'stranger');
  sample.countView('current', 'a', false);
  sample.countReport('canary', 'a');
  expect(sample.arms).toEqual({ canary: { views: 0, failures: 0 }, current: { views: 1, failures: 0 } });
});
