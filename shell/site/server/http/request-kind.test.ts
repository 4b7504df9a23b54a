import { expect, test } from '@jest/globals';
import { keptPath, getKind } from './request-kind.ts';

test.each([
  ['/assets/main.js', 'asset'],
  ['/assets', 'page'],
  ['/api', 'api'],
  ['/api/contact', 'api'],
  ['/apis', 'page'],
  ['/social/length.png', 'file'],
  [`${keptPath(`sha384-${'A'.repeat(64)}`)}entry.js`, 'file'],
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
])('a request for %s counts as %s', (path, kind) => {
  expect(getKind(path)).toBe(kind);
});
