import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getSample, sampleSeed } from './sample.ts';

const CASES = Array.from({ length: 10 }, (_case, place) => place);
const everyCase = process.env['EVERY_CASE'];
beforeEach(() => void delete process.env['EVERY_CASE']);
afterEach(() => void (everyCase !== undefined && (process.env['EVERY_CASE'] = everyCase)));

test('consecutive seeds cover every case, and the same seed always picks the same cases', () => {
  const days = [700, 701, 702].map((seed) => getSample(CASES, 3, 0, seed));
  expect([...new Set(days.flat())].sort()).toEqual(CASES);
  expect(getSample(CASES, 3, 0, 700)).toEqual(days[0]);
});

test('no sample is empty', () => {
  for (const seed of [0, 1, 2, 3, 4]) expect(getSample([1, 2, 3], 20, 7, seed)).toHaveLength(1);
});

test('EVERY_CASE picks every case', () => {
  process.env['EVERY_CASE'] = '1';
  expect(getSample(CASES, 3)).toEqual(CASES);
  delete process.env['EVERY_CASE'];
});

test('the seed is SAMPLE_SEED, or depends on the date if SAMPLE_SEED is not set', () => {
  expect(sampleSeed({ SAMPLE_SEED: '12' })).toBe(12);
  expect(sampleSeed({}, 86_400_000 * 5 + 1)).toBe(5);
  expect(sampleSeed({ SAMPLE_SEED: 'x' }, 86_400_000)).toBe(1);
});
