import { expect, test } from '@jest/globals';
import { headerHiddenAfter } from './header-visibility.ts';

test('scrolling down past 60 px hides the header, up to 60 it stays', () => {
  expect(headerHiddenAfter(false, 0, 60)).toBe(false);
  expect(headerHiddenAfter(false, 60, 61)).toBe(true);
});

test('scrolling up shows the header wherever the page stands', () => {
  expect(headerHiddenAfter(true, 900, 899)).toBe(false);
});

test('within 10 px of the top the header always shows', () => {
  expect(headerHiddenAfter(true, 0, 10)).toBe(false);
  expect(headerHiddenAfter(true, 10, 11)).toBe(true);
});

test('a hidden header stays hidden while the page stands still', () => {
  expect(headerHiddenAfter(true, 500, 500)).toBe(true);
});
