import { expect, test } from '@jest/globals';
import { editDistance } from './edit-distance.ts';

test('swapped neighbors count as one change', () => {
  expect(editDistance('bread', 'braed', 2)).toBe(1);
});
