import { expect, test } from '@jest/globals';
import { growthOf } from './growth.ts';

const samples = (of: (index: number) => number) => Array.from({ length: 60 }, (_, index) => of(index));

test('memory that levels off is not growth, regardless of earlier values and outliers', () => {
  expect(growthOf(samples((index) => Math.min(index, 20)))).toBe(0);
  expect(growthOf(samples((index) => (index % 15 === 0 ? 900 : 100)))).toBe(0);
});

test('memory that leaks is growth', () => {
  expect(growthOf(samples((index) => 100 + index))).toBeCloseTo(15 / 137, 5);
});
