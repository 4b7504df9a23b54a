import { afterEach, expect, test } from '@jest/globals';
import { sampleOf } from '../support/sample.ts';

const CASES = Array.from({ length: 10 }, (_, index) => index);
const { SAMPLE_SEED, EVERY_CASE } = process.env;

afterEach(() => {
  set('SAMPLE_SEED', SAMPLE_SEED);
  set('EVERY_CASE', EVERY_CASE);
});

test('successive seeds take every case once', () => {
  set('EVERY_CASE', undefined);
  const taken = [0, 1, 2].flatMap((seed) => {
    set('SAMPLE_SEED', String(seed));
    return sampleOf(CASES, 3);
  });
  expect(taken.toSorted((a, b) => a - b)).toEqual(CASES);
});

test('a list that is shorter than the step still has a case on every day', () => {
  set('EVERY_CASE', undefined);
  for (const seed of [0, 1, 2, 3]) {
    set('SAMPLE_SEED', String(seed));
    expect(sampleOf(['only'], 4)).toEqual(['only']);
  }
});

test('EVERY_CASE=1 takes all', () => {
  set('EVERY_CASE', '1');
  expect(sampleOf(CASES, 4, 2)).toEqual(CASES);
});

test('a seed that is not a whole number is refused', () => {
  set('EVERY_CASE', undefined);
  set('SAMPLE_SEED', 'monday');
  expect(() => sampleOf(CASES, 2)).toThrow('SAMPLE_SEED must be a whole number');
});

function set(name: string, value: string | undefined) {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
