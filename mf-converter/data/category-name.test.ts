import { expect, test } from '@jest/globals';
import { categoryName } from './category-name.ts';

test('derives a category’s name from its slug until the list loads', () => {
  expect(categoryName('fuel-economy', undefined)).toBe('Fuel Economy');
  expect(categoryName('data', undefined)).toBe('Data');
});
