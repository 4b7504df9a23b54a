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

test('samples each static route, and one listed address of each route with parameters', () => {
  const listed = ['/', '/category/length', '/category/area', '/length/feet', '/guides/a/b'];
  expect(samplePages({ routes }, listed)).toEqual({
    paths: ['/', '/all', '/category/length', '/length/feet', '/guides/a/b'],
    unlisted: [],
  });
});

test('uses an address as a sample of its most specific route only', () => {
  const { paths, unlisted } = samplePages({ routes }, ['/category/length'], ['mf-a']);
  expect(paths).toEqual(['/', '/all']);
  expect(unlisted).toEqual(['/:category/:slug']);
});
