import { describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { TrustedProxies } from '@site/http-server/visitor-address';
import { isOfThisSite, normalHost, readVisitor } from './visitor.ts';

const visitor = (peer: string, headers: Record<string, string>) =>
  readVisitor(
    { headers: { host: 'site.test', ...headers }, socket: { remoteAddress: peer } } as unknown as IncomingMessage,
    new TrustedProxies('loopback, 10.0.0.0/8'),
  );
const forwarded = (address: string, protocol: string, host: string) => ({
  'x-forwarded-for': address,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
});

describe('the visitor', () => {
  test.each([
    ['203.0.113.7', ['1.1.1.1', 'https', 'evil.test'], ['203.0.113.7', 'http', 'site.test']],
    ['::ffff:127.0.0.1', ['1.1.1.1', 'https', 'Units.Example:443'], ['1.1.1.1', 'https', 'units.example']],
    // Earlier entries come from the client.
    [
      '127.0.0.1',
      ['1.1.1.1, 203.0.113.7, 10.1.2.3', 'https, http', 'evil.test, units.example'],
      ['203.0.113.7', 'http', 'units.example'],
    ],
    ['127.0.0.1', ['unknown', 'gopher', 'evil"><script>'], ['127.0.0.1', 'http', 'site.test']],
    ['127.0.0.1', ['', 'HTTPS', 'a/b'], ['127.0.0.1', 'https', 'site.test']],
  ] as const)(
    'is read from the connection of %s with the forwarded headers %j as %j',
    (peer, [by, over, to], [address, protocol, host]) => {
      expect(visitor(peer, forwarded(by, over, to))).toEqual({ address, protocol, host });
    },
  );
});

describe('the host name of a request', () => {
  test.each([
    ['EXAMPLE.com.', 'example.com'],
    ['example.com:80', 'example.com'],
    ['example.com.:8080', 'example.com:8080'],
    ['[::1]:3000', '[::1]:3000'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['site_shell:3000', 'site_shell:3000'],
    ['', undefined],
    ['evil"><script>', undefined],
    ['a b', undefined],
    ['user@evil.com', undefined],
    ['evil.com/path', undefined],
    ['a..b', undefined],
    ['-a.com', undefined],
    ['example.com:', undefined],
    ['example.com:99999', undefined],
    [`${'a.'.repeat(150)}com`, undefined],
    [undefined, undefined],
  ])('reads the Host header %.40s as %s', (written, host) => {
    expect(normalHost(written, 'http')).toBe(host);
  });
});

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://site.example:3000' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example:3000' }, false],
  [{ 'sec-fetch-site': 'none', origin: 'https://site.example:3000' }, false],
  [{ origin: 'http://site.example:3000' }, true],
  [{ origin: 'https://site.example:3000' }, true],
  [{ origin: 'https://site.example' }, false],
  [{ origin: 'https://site.example:3000.evil.example' }, false],
  [{ origin: 'https://units.example' }, true],
  [{ origin: 'null' }, false],
  [{}, false],
] as [Record<string, string>, boolean][])('a request with %j is of this site: %s', (headers, is) => {
  const request = { headers, visitor: { host: 'site.example:3000' } };
  expect(isOfThisSite(request, 'https://units.example')).toBe(is);
});
