import { expect, test } from '@jest/globals';
import { headerHiddenAfter } from './header-visibility.ts';

test('the header hides when scrolled down past 60 px, not before', () => {
  expect(headerHiddenAfter(false, 0, 60)).toBe(false);
  expect(headerHiddenAfter(false, 60, 61)).toBe(true);
});

test('scrolling up shows the header anywhere on the page', () => {
  expect(headerHiddenAfter(true, 900, 899)).toBe(false);
});

test('the header always shows within 10 px of the top', () => {
  expect(headerHiddenAfter(true, 0, 10)).toBe(false);
  expect(headerHiddenAfter(true, 10, 11)).toBe(true);
});

test('a hidden header stays hidden until the page scrolls', () => {
  expect(headerHiddenAfter(true, 500, 500)).toBe(true);
});
