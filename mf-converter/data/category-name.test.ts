import { expect, test } from '@jest/globals';
import { categoryName } from './category-name.ts';

test('until its list has come, a category is called by its address, as people write it', () => {
  expect(categoryName('fuel-economy', undefined)).toBe('Fuel Economy');
  expect(categoryName('data', undefined)).toBe('Data');
});
