import { expect, test } from '@jest/globals';
import { siteAddress } from './site-address.ts';

test.each([
  ['localhost', 'http://localhost:4700'],
  ['192.0.2.1', 'http://192.0.2.1:4700'],
  ['::1', 'http://[::1]:4700'],
  ['::', 'http://localhost:4700'],
  ['0.0.0.0', 'http://localhost:4700'],
])('a site that listens on %s has the address %s', (host, address) => {
  expect(siteAddress({ host, port: 4700 })).toBe(address);
});
