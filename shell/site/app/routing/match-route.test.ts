import { expect, test } from '@jest/globals';
import { matchRoute } from './match-route.ts';

const ROUTES = ['/', '/about', '/:page', '/category/:category', '/category/length', '/:one/:two', '/docs/*'].map(
  (pattern) => ({ pattern, remote: 'mf-a', module: './page' }),
);

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/other', '/:page', { page: 'other' }],
  ['/category/length', '/category/length', {}],
  ['/category/area', '/category/:category', { category: 'area' }],
  ['/x/y', '/:one/:two', { one: 'x', two: 'y' }],
  ['/docs/a/b', '/docs/*', { '*': 'a/b' }],
])('%s matches the route %s', (path, pattern, params) => {
  expect(matchRoute(ROUTES, path)).toMatchObject({ pattern, params });
});

test.each(['/a/b/c', '/api', '/api/categories', '//evil.example', '/\\evil.example', '/\t/evil.example'])(
  '%j matches no route',
  (path) => {
    expect(matchRoute(ROUTES, path)).toBeUndefined();
  },
);
