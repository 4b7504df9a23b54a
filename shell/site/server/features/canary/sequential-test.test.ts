import { expect, test } from '@jest/globals';
import { isWorse, logEvidence, type Sample, type TestRule } from './sequential-test.ts';

const RULE: TestRule = { margin: 0.005, falseAlarms: 0.01, minViews: 50 };
const RUNS = 25;
const { imul } = Math;

/** Deterministic on every machine (mulberry32, Ettinger). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Rollout {
  /** The canary's share of visitors. */
  share: number;
  canaryRate: number;
  currentRate: number;
  views: number;
}

/** Returns how many of `RUNS` rollouts are aborted if each view is followed by a check. */
function foundWorse({ share, canaryRate, currentRate, views }: Rollout, rule = RULE): number {
  let found = 0;
  for (let run = 1; run <= RUNS; run += 1) {
    const random = seeded(run);
    const canary: Sample = { views: 0, failures: 0 };
    const current: Sample = { views: 0, failures: 0 };
    for (let view = 0; view < views; view += 1) {
      const [sample, rate] = random() < share ? [canary, canaryRate] : [current, currentRate];
      sample.views += 1;
      if (random() < rate) sample.failures += 1;
      if (!isWorse(canary, current, rule)) continue;
      found += 1;
      break;
    }
  }
  return found;
}

test('detects a canary that fails in 2% of its views, at any share of visitors', () => {
  expect(foundWorse({ share: 0.05, canaryRate: 0.02, currentRate: 0, views: 60_000 })).toBe(RUNS);
  expect(foundWorse({ share: 0.5, canaryRate: 0.021, currentRate: 0.001, views: 12_000 })).toBe(RUNS);
});

test('does not abort a good canary, regardless of how long and how often it is checked', () => {
  for (const rate of [0.001, 0.02, 0.3])
    expect(foundWorse({ share: 0.05, canaryRate: rate, currentRate: rate, views: 20_000 })).toBe(0);
});

test('does not abort a canary that is worse by exactly the margin more often than the false-alarm limit allows', () => {
  expect(foundWorse({ share: 0.5, canaryRate: 0.015, currentRate: 0.01, views: 10_000 })).toBe(0);
  const strict = { ...RULE, margin: 0 };
  expect(foundWorse({ share: 0.5, canaryRate: 0.01, currentRate: 0.01, views: 10_000 }, strict)).toBe(0);
});

test('has an expected e-value of at most 1 over all outcomes of a small experiment', () => {
  const [canaryViews, currentViews, margin, currentRate] = [12, 9, 0.1, 0.2];
  const chance = (views: number, failures: number, rate: number) => {
    let ways = 1;
    for (let index = 0; index < failures; index += 1) ways = (ways * (views - index)) / (index + 1);
    return ways * rate ** failures * (1 - rate) ** (views - failures);
  };
  let expectation = 0;
  for (let a = 0; a <= canaryViews; a += 1) {
    for (let b = 0; b <= currentViews; b += 1) {
      // The rates are on the boundary of the null hypothesis. Outcomes inside it have no evidence against the canary.
      const evidence = logEvidence({ views: canaryViews, failures: a }, { views: currentViews, failures: b }, margin);
      if (evidence !== 0)
        expectation +=
          chance(canaryViews, a, currentRate + margin) * chance(currentViews, b, currentRate) * Math.exp(evidence);
    }
  }
  expect(expectation).toBeGreaterThan(0);
  expect(expectation).toBeLessThanOrEqual(1);
});

test.each([
  ['all its views fail before the minimum number of views', [10, 10], [30, 0], true],
  ['all its few views fail', [5, 5], [1000, 2], true],
  ['there is one failure', [1, 1], [30, 0], false],
  ['an outage affects both releases early', [10, 10], [30, 30], false],
  ['an outage affects both releases', [500, 500], [9500, 9500], false],
  ['one view works before the minimum number of views', [10, 9], [30, 0], false],
  ['the other release has no views', [9, 9], [0, 0], false],
  ['it has no views', [0, 0], [9, 0], false],
] as const)('a canary where %s', (_what, [canaryViews, canaryFailures], [currentViews, currentFailures], worse) => {
  const canary = { views: canaryViews, failures: canaryFailures };
  const current = { views: currentViews, failures: currentFailures };
  expect(isWorse(canary, current, RULE)).toBe(worse);
  const hasNone = canaryViews === 0 || currentViews === 0;
  if (hasNone) expect(isWorse(canary, current, { ...RULE, minViews: 0 })).toBe(false);
  if (hasNone) expect(logEvidence(canary, current, 0.005)).toBe(0);
});
