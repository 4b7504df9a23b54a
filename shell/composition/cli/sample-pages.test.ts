import { expect, test } from '@jest/globals';
import { samplePages } from './sample-pages.ts';

const patterns = ['/', '/all', '/:category/:slug', '/category/:category', '/guides/*'];

test('samples listed addresses of each route with parameters', () => {
  const listed = ['/', '/category/length', '/category/area', '/length/feet', '/guides/a/b'];
  expect(samplePages(patterns, listed, patterns.slice(2))).toEqual({
    paths: ['/length/feet', '/category/length', '/guides/a/b'],
    unlisted: [],
  });
  const many = ['b', 'c', 'd', 'e'].map((page) => `/guides/${page}`);
  expect(samplePages(patterns, many, ['/guides/*'], 2).paths).toEqual(['/guides/b', '/guides/d']);
});

test('uses an address as a sample of its most specific route only', () => {
  const samples = samplePages(patterns, ['/category/length'], ['/:category/:slug']);
  expect(samples).toEqual({ paths: [], unlisted: ['/:category/:slug'] });
});
