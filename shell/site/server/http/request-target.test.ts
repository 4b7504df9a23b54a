import { describe, expect, test } from '@jest/globals';
import { pageSearch, pageSpelling, readTarget } from './request-target.ts';

describe('the request target', () => {
  test.each([
    ['/all-converters?q=feet', '/all-converters', '?q=feet'],
    ['http://site.test/about-us?a=b', '/about-us', '?a=b'],
    ['http://site.test', '/', ''],
    ['/%61bout%2Dus', '/about-us', ''],
    ['//about-us', '/about-us', ''],
    ['/a/./b/../about-us', '/a/about-us', ''],
    ['/%2e%2e/about-us', '/about-us', ''],
    ['/about-us#top', '/about-us', ''],
  ])('reads the target %s as the path %s', (target, path, search) => {
    expect(readTarget(target)).toMatchObject({ path, search });
  });

  test.each([
    '//a//evil.example/',
    '/\\a/\\evil.example/',
    '///evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
  ])('never reads %s as a path that leads to another site', (target) => {
    const { path = '' } = readTarget(target) ?? {};
    expect(new URL(path, 'http://site.test').origin).toBe('http://site.test');
    expect(path).not.toMatch(/^\/[/\\]/);
  });

  test.each([
    ['/api/../health/live', false],
    ['/api/.%2E/x', false],
    ['/api//categories', false],
    ['/api/a%2fb', false],
    ['/api/a%5Cb', false],
    ['/api\\categories', false],
    ['/api/a%00', false],
    ['/api/a#b', false],
    ['/api/..', false],
    ['/%61pi/../api/x', false],
    ['/api/conversions/feet%2Dto%2Dmeters', true],
    ['/api/units/a.b', true],
    ['/api/units/...', true],
    ['/api/x?path=../../y%2f', true],
    ['http://site.test/api/categories', true],
  ])('tells whether the target %s is unambiguous: %s', (target, isPlain) => {
    expect(readTarget(target)).toMatchObject({ isPlain });
  });

  test('reads the host from an absolute URL', () => {
    expect(readTarget('HTTP://Other.test:8080/a')).toMatchObject({ host: 'other.test:8080', path: '/a' });
  });

  test.each(['*', '', 'about-us', 'ftp://site.test/a', 'http://'])('rejects the target %j', (target) => {
    expect(readTarget(target)).toBeUndefined();
  });
});

test.each([
  ['/', '/'],
  ['/About-Us', '/about-us'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
])('redirects the page %s to %s', (path, spelling) => {
  expect(pageSpelling(path)).toBe(spelling);
});

test.each([
  ['?q=%00feet%1b%7F', '?q=feet'],
  ['?q=a%09b%0A%0d', '?q=a%09b%0A%0d'],
  ['?q=%C2%B5m%2000', '?q=%C2%B5m%2000'],
  ['', ''],
])('passes the query %s to pages as %s', (search, passed) => {
  expect(pageSearch(search)).toBe(passed);
});
