import { expect, test } from '@jest/globals';
import { samplePages } from './sample-pages.ts';

const routes = Object.fromEntries(
  [
    ['/', 'mf-a'],
    ['/all', 'mf-a'],
    ['/:category/:slug', 'mf-a'],
    ['/category/:category', 'mf-b'],
    ['/guides/*', 'mf-b'],
  ].map(([pattern = '', remote = '']) => [pattern, { remote, module: './page' }]),
);

test('samples each static route, and listed addresses of each route with parameters', () => {
  const listed = ['/', '/category/length', '/category/area', '/length/feet', '/guides/a/b'];
  expect(samplePages({ routes }, listed)).toEqual({
    paths: ['/', '/all', '/length/feet', '/category/length', '/guides/a/b'],
    unlisted: [],
  });
  const many = ['b', 'c', 'd', 'e'].map((page) => `/guides/${page}`);
  expect(samplePages({ routes }, many, { remotes: ['mf-b'], most: 2 }).paths).toEqual(['/guides/b', '/guides/d']);
});

test('uses an address as a sample of its most specific route only', () => {
  const { paths, unlisted } = samplePages({ routes }, ['/category/length'], { remotes: ['mf-a'] });
  expect(paths).toEqual(['/', '/all']);
  expect(unlisted).toEqual(['/:category/:slug']);
});
