import { expect, test } from '@jest/globals';
import { ALL_VISITORS } from '../../../../composition/document/rollout.ts';
import { computeBucket } from './live-rollout.ts';

const VISITORS = 20_000;
const CELLS = 100;
const visitors = Array.from({ length: VISITORS }, (_, index) => index.toString(36));

/** Chi-square quantile 0.999 (Wilson and Hilferty, 1931). Inputs are fixed. */
function chiSquareLimit(degrees: number): number {
  const [spread, quantile] = [2 / (9 * degrees), 3.0902];
  return degrees * (1 - spread + quantile * Math.sqrt(spread)) ** 3;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const toCell = (bucket: number, cells: number) => Math.floor((bucket * cells) / ALL_VISITORS);

test('a visitor keeps a bucket from 0 to 9999', () => {
  const buckets = visitors.map((visitor) => computeBucket(visitor, 'first'));
  expect(buckets.filter((bucket) => !Number.isInteger(bucket) || bucket < 0 || bucket >= ALL_VISITORS)).toEqual([]);
  expect(visitors.map((visitor) => computeBucket(visitor, 'first'))).toEqual(buckets);
});

test('visitors are spread evenly', () => {
  const counts = new Array<number>(CELLS).fill(0);
  for (const visitor of visitors) counts[toCell(computeBucket(visitor, 'first'), CELLS)]! += 1;
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(CELLS - 1));
});

test('a visitor’s buckets in two rollouts are independent', () => {
  const counts = new Array<number>(100).fill(0);
  for (const visitor of visitors)
    counts[10 * toCell(computeBucket(visitor, 'first'), 10) + toCell(computeBucket(visitor, 'second'), 10)]! += 1;
  expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(99));
});
