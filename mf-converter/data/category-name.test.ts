import { expect, test } from '@jest/globals';
import { categoryName } from './category-name.ts';

test('a category’s name comes from its slug until the list loads', () => {
  expect(categoryName('fuel-economy', undefined)).toBe('Fuel Economy');
  expect(categoryName('data', undefined)).toBe('Data');
});
