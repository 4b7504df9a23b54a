import { describe, expect, test } from '@jest/globals';
import { isSitePath } from './site-path.ts';

const BASE = 'https://site.example/category/length';
const SITE = new URL(BASE).origin;

/** Browsers treat these as another origin or not as a page, or do so after decoding or resolving them. */
const HOSTILE_ADDRESSES = [
  '',
  ' ',
  'evil.example',
  '@evil.example',
  '.evil.example',
  ':8080/x',
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '//evil.example:443/x',
  '//user:password@evil.example',
  '//site.example@evil.example',
  '//%65vil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '//\\evil.example',
  '/a\\b',
  '/?q=\\',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /about-units',
  '\u0000//evil.example',
  '\u0001/about-units',
  '/about-units ',
  '/about\u0000units',
  '/about\u007funits',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '\ufeff//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2Fevil.example',
  '/%2f%2Fevil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:evil',
  '/%00/evil.example',
  '/.%2F%2Fevil.example',
  '/a/%2e%2e%2f%2fevil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://evil.example',
  'http://site.example@evil.example/',
  'https://site.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://site.example/x',
  'file:///etc/passwd',
  'mailto:a@b.example',
  '?q=5',
  '#top',
  './a',
  '../a',
];

const PATHS = [
  '/',
  '/about-units',
  '/category/length',
  '/converter/length/feet-to-meters?value=5',
  '/all-converters?q=5%20ft%20in%20cm',
  '/all-converters?q=%5C%2F%2Fevil.example',
  '/all-converters?next=//evil.example',
  '/all-converters?q={search_term_string}',
  '/about-units#https://evil.example',
  '/a//b',
  '/a/../b',
  '/@evil.example',
  '/user:password@evil.example',
  '/javascript:alert(1)',
  '/a%20b',
  '/50%',
  '/%zz',
  '/größe',
  '/%E6%B0%B4',
  '/／evil.example',
];

describe('an address from data', () => {
  test.each(HOSTILE_ADDRESSES)('%j is not a path of this site', (address) => {
    expect(isSitePath(address)).toBe(false);
  });

  test.each(PATHS)('%j is a path of this site, and Node resolves it to this origin', (address) => {
    expect(isSitePath(address)).toBe(true);
    expect(new URL(address, BASE).origin).toBe(SITE);
    expect(new URL(new URL(address, BASE).pathname, BASE).origin).toBe(SITE);
  });

  test.each([undefined, null, 5, {}, ['/a'], new URL(BASE)])('%p is not a path', (value) => {
    expect(isSitePath(value)).toBe(false);
  });

  test('no combination of the characters that browsers treat specially leads to another origin', () => {
    const parts = ['/', '\\', '.', '%2f', '%5c', '%2e', '\t', ' ', '@', ':', 'x', '?', '#'];
    const tails = parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => a + b + c + d))));
    const wrong = tails
      .map((tail) => `/${tail}evil.example`)
      .filter((address) => isSitePath(address))
      .filter((address) => {
        const { origin, pathname } = new URL(address, BASE);
        return origin !== SITE || pathname.startsWith('//');
      });
    expect(wrong).toEqual([]);
    expect(tails.filter((tail) => isSitePath(`/${tail}`)).length).toBeGreaterThan(1000);
  });
});
