import { describe, expect, test } from '@jest/globals';
import { isSitePath } from './site-path.ts';

const BASE = 'https://site.example/category/length';
const SITE = new URL(BASE).origin;

/** One URL of each kind that a browser or a router could interpret as another origin or as no page. */
const HOSTILE_URLS = [
  '',
  'evil.example',
  '@evil.example',
  ':8080/x',
  '//evil.example',
  '///evil.example',
  '//site.example@evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/a\\b',
  '/?q=\\',
  '/\t/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '/about-units ',
  '\u0000//evil.example',
  '/about\u0000units',
  '/about\u007funits',
  '/\u00a0/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2E%2e//evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:evil',
  '/%7f',
  '/a/%2e%2e%2f%2fevil.example',
  'https://evil.example',
  'https://site.example',
  'javascript:alert(1)',
  '?q=5',
  '#top',
  '../a',
];

const PATHS = [
  '/',
  '/converter/length/feet-to-meters?value=5',
  '/all-converters?q=5%20ft%20in%20cm',
  '/all-converters?q=%5C%2F%2Fevil.example',
  '/all-converters?next=//evil.example',
  '/about-units#https://evil.example',
  '/a//b',
  '/a/../b',
  '/@evil.example',
  '/javascript:alert(1)',
  '/a%20b',
  '/50%',
  '/größe',
  '/／evil.example',
];

describe('isSitePath', () => {
  test.each(HOSTILE_URLS)('rejects %j', (url) => {
    expect(isSitePath(url)).toBe(false);
  });

  test.each(PATHS)('accepts %j, which Node resolves to this origin', (url) => {
    expect(isSitePath(url)).toBe(true);
    expect(new URL(url, BASE).origin).toBe(SITE);
    expect(new URL(new URL(url, BASE).pathname, BASE).origin).toBe(SITE);
  });

  test.each([undefined, null, 5, {}, ['/a'], new URL(BASE)])('rejects %p, which is not a string', (value) => {
    expect(isSitePath(value)).toBe(false);
  });

  test('accepts no combination of special characters that leads to another origin', () => {
    const parts = ['/', '\\', '.', '%2f', '%5c', '%2e', '\t', ' ', '@', ':', 'x', '?', '#'];
    const tails = parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => a + b + c + d))));
    const wrong = tails
      .map((tail) => `/${tail}evil.example`)
      .filter((url) => isSitePath(url))
      .filter((url) => {
        const { origin, pathname } = new URL(url, BASE);
        return origin !== SITE || pathname.startsWith('//');
      });
    expect(wrong).toEqual([]);
    expect(tails.filter((tail) => isSitePath(`/${tail}`)).length).toBeGreaterThan(1000);
  });
});
