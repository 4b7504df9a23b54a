import { expect, test } from '@jest/globals';
import { getKind } from './observe-requests.ts';

test.each([
  ['/assets/main.js', 'asset'],
  ['/assets', 'page'],
  ['/api', 'api'],
  ['/api/contact', 'api'],
  ['/apis', 'page'],
  ['/social/length.png', 'file'],
  ['/_releases/AAAA/browser/entry.js', 'file'],
  ['/favicon.ico', 'file'],
  ['/sitemap.xml', 'file'],
  ['/sitemap', 'page'],
  ['/health/ready', 'health'],
  ['/health', 'page'],
  ['/_operator', 'operator'],
  ['/_operator/rollback', 'operator'],
  ['/_operators', 'page'],
  ['/_report', 'report'],
  ['/', 'page'],
])('a request for %s is counted as %s', (path, kind) => {
  expect(getKind(path)).toBe(kind);
});
