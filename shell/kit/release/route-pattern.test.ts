import { expect, test } from '@jest/globals';
import { isCatchAll, patternKey, routePattern } from './route-pattern.ts';

test.each(['/', '/about', '/category/:category', '/converter/:category/:pair', '/docs/*', '/*'])(
  'accepts %s as a pattern',
  (pattern) => {
    expect(routePattern.safeParse(pattern).success).toBe(true);
  },
);

test.each([
  '',
  'about',
  '/about/',
  '//about',
  '/a//b',
  '/*/about',
  '/about*/x',
  '/a b',
  '/a?b',
  '/a#b',
  `/${'x'.repeat(200)}`,
])('rejects %j as a pattern', (pattern) => {
  expect(routePattern.safeParse(pattern).success).toBe(false);
});

test.each([
  ['/category/:category', '/category/:slug', true],
  ['/About', '/about', true],
  ['/category/:category', '/category/length', false],
  ['/:a/:b', '/:a', false],
])('%s and %s match the same paths: %s', (first, second, isSame) => {
  expect(patternKey(first) === patternKey(second)).toBe(isSame);
});

test.each([
  ['/*', true],
  ['/:page/*', true],
  ['/docs/*', false],
  ['/:page/docs/*', false],
  ['/:page', false],
  ['/', false],
])('checks whether %s is a catch-all pattern: %s', (pattern, isExpected) => {
  expect(isCatchAll(pattern)).toBe(isExpected);
});
