import { expect, test } from '@jest/globals';
import { isHeaderHidden } from './use-scroll.ts';

test.each([
  ['hides when scrolled down past 60 px', false, 60, 61, true],
  ['does not hide above 60 px', false, 0, 60, false],
  ['shows when scrolled up, anywhere on the page', true, 900, 899, false],
  ['is always visible within 10 px of the top', true, 0, 10, false],
  ['stays hidden below 10 px', true, 10, 11, true],
  ['stays hidden until the page scrolls', true, 500, 500, true],
])('the header %s', (_what, wasHidden, before, now, isHidden) => {
  expect(isHeaderHidden(wasHidden, before, now)).toBe(isHidden);
});
