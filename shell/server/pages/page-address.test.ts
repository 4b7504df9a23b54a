import { expect, test } from '@jest/globals';
import { pageAddress } from './page-address.ts';

test('a page is found by its path and query', () => {
  expect(pageAddress('/all-converters?q=feet')).toEqual({ pathname: '/all-converters', search: '?q=feet' });
  expect(pageAddress('http://site.test/about-us')).toEqual({ pathname: '/about-us', search: '' });
});

test.each(['//a//evil.example/', '//evil.example/', '/\\evil.example/', '/\\a/\\evil.example/', '///evil.example'])('no path made of %s leads to another site', (target) => {
  const { pathname } = pageAddress(target);
  expect(new URL(pathname, 'http://site.test').origin).toBe('http://site.test');
  expect(pathname).not.toMatch(/^\/\//);
});
