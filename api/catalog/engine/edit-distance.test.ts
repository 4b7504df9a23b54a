import { expect, test } from '@jest/globals';
import { editDistance } from './edit-distance.ts';

test('two swapped adjacent letters count as one change', () => {
  expect(editDistance('bread', 'braed', 2)).toBe(1);
});
