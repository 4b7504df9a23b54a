import { expect, test } from '@jest/globals';
import { localUrl } from './local-port.ts';

test.each([
  ['localhost', 'http://localhost:4700'],
  ['192.0.2.1', 'http://192.0.2.1:4700'],
  ['::1', 'http://[::1]:4700'],
  ['::', 'http://localhost:4700'],
  ['0.0.0.0', 'http://localhost:4700'],
])('a server that listens on %s is reachable at %s', (host, url) => {
  expect(localUrl(host, 4700)).toBe(url);
});
