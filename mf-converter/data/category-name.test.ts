import { expect, test } from '@jest/globals';
import { categoryName } from './category-name.ts';

test('names a category by its slug until the list loads', () => {
  expect(categoryName('fuel-economy', undefined)).toBe('Fuel Economy');
  expect(categoryName('data', undefined)).toBe('Data');
});
