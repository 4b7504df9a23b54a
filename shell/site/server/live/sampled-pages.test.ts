import { expect, test } from '@jest/globals';
import { samplePages, unsampled } from './sampled-pages.ts';

const listRoutes = (...patterns: string[]) => patterns.map((pattern) => ({ pattern, remote: 'one', module: './page' }));
const changed = listRoutes('/', '/team', '/team/:member', '/jobs/:job');
const all = [...changed, { pattern: '/team/other', remote: 'two', module: './page' }];
const listPaths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

test('samples each static route, named path, and listed path of the remote once', () => {
  const pages = samplePages({
    ...{ changed, all },
    named: ['/team/eve', '/elsewhere'],
    listed: ['/team', '/team/ada', '/team/other', '/team/ada', '/team/eve'],
  });
  expect(pages.map(({ path, isNamed }) => [path, isNamed])).toEqual([
    ['/', false],
    ['/team', false],
    ['/team/ada', false],
    ['/team/eve', true],
  ]);
  expect(unsampled(changed, pages).map(({ pattern }) => pattern)).toEqual(['/jobs/:job']);
});

test('samples twenty listed paths of a route, spread evenly over the list', () => {
  const listed = Array.from({ length: 40 }, (_, index) => `/team/${index}`);
  const paths = listPaths(samplePages({ changed: listRoutes('/team/:member'), all, named: [], listed }));
  expect([paths.length, paths[0], paths[1], paths.at(-1)]).toEqual([20, '/team/0', '/team/2', '/team/38']);
});
