import { expect, test } from '@jest/globals';
import { RolloutSample } from './rollout-sample.ts';

test('a view counts as failed once, from its render or the first report of the browser', () => {
  const sample = new RolloutSample();
  sample.countView('canary', 'a', true);
  sample.countReport('canary', 'a');
  sample.countView('canary', 'b', false);
  for (let count = 0; count < 5; count += 1) sample.countReport('canary', 'b');
  sample.countView('canary', 'b', false);
  sample.countView('canary', 'b', true);
  sample.countReport('canary', 'b');
  sample.countView('current', 'c', true);
  expect(sample.arms).toEqual({ canary: { views: 4, failures: 3 }, current: { views: 1, failures: 1 } });
});

test('ignores a report without a view, or about the other release', () => {
  const sample = new RolloutSample();
  sample.countReport('canary', 'stranger');
  sample.countView('current', 'a', false);
  sample.countReport('canary', 'a');
  expect(sample.arms).toEqual({ canary: { views: 0, failures: 0 }, current: { views: 1, failures: 0 } });
});
