import { describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { parseTrustedProxies } from './trusted-proxies.ts';
import { normalHost, visitorOf } from './visitor.ts';

const trusting = (list: string) => {
  const parsed = parseTrustedProxies(list);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.proxies;
};

const visitor = (peer: string, headers: Record<string, string>, trusted = 'loopback, 10.0.0.0/8') =>
  visitorOf(
    { headers: { host: 'site.test', ...headers }, socket: { remoteAddress: peer } } as unknown as IncomingMessage,
    trusting(trusted),
  );

describe('the visitor', () => {
  test('is the peer, regardless of its headers, unless the peer is a trusted proxy', () => {
    expect(
      visitor('203.0.113.7', {
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.test',
      }),
    ).toEqual({
      address: '203.0.113.7',
      protocol: 'http',
      host: 'site.test',
    });
  });

  test('is the address that a trusted proxy forwards', () => {
    expect(
      visitor('::ffff:127.0.0.1', {
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'Units.Example:443',
      }),
    ).toEqual({
      address: '198.51.100.1',
      protocol: 'https',
      host: 'units.example',
    });
  });

  test('is the last address that is not a trusted proxy, because earlier entries come from the client', () => {
    expect(visitor('127.0.0.1', { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.1.2.3' }).address).toBe('203.0.113.7');
  });

  test('has the protocol and host from the nearest proxy, because earlier entries come from the client', () => {
    expect(
      visitor('127.0.0.1', {
        'x-forwarded-proto': 'https, http',
        'x-forwarded-host': 'evil.test, units.example',
      }),
    ).toMatchObject({ protocol: 'http', host: 'units.example' });
  });

  test.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('is the same for any port or notation that a proxy writes: %s', (written, address) => {
    expect(visitor('127.0.0.1', { 'x-forwarded-for': written }).address).toBe(address);
  });

  test.each(['unknown', '', ',,,', 'x'.repeat(7000), '1.2.3', '999.1.1.1', '203.0.113.7:port', '<script>'])(
    'is never an invalid address: %.20s',
    (written) => {
      expect(visitor('127.0.0.1', { 'x-forwarded-for': written }).address).toBe('127.0.0.1');
    },
  );

  test.each(['evil"><script>', 'a b', 'a/b', 'user@evil.com', 'x'.repeat(400)])(
    'does not accept %.20s as the site, and uses the Host header instead',
    (host) => {
      expect(visitor('127.0.0.1', { 'x-forwarded-host': host }).host).toBe('site.test');
    },
  );

  test('uses http unless a proxy reports https', () => {
    expect(visitor('127.0.0.1', { 'x-forwarded-proto': 'gopher' }).protocol).toBe('http');
    expect(visitor('127.0.0.1', { 'x-forwarded-proto': 'HTTPS' }).protocol).toBe('https');
  });
});

describe('the list of trusted proxies', () => {
  test.each([
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    'me',
    '10.0.0/8',
    '1.2.3.4/8/8',
    '::ffff:0.0.0.0/96',
    'loopback, nonsense',
  ])('refuses %s in a sentence', (list) => {
    expect(parseTrustedProxies(list)).toEqual({ ok: false, message: expect.stringMatching(/^".+" (is|covers) /) });
  });

  test.each([
    ['loopback', '::1', true],
    ['loopback', '127.9.9.9', true],
    ['uniquelocal', '172.31.255.255', true],
    ['uniquelocal', '172.32.0.1', false],
    ['linklocal', 'fe80::1', true],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['', '127.0.0.1', false],
  ])('%j trusts %s: %s', (list, address, trusted) => {
    expect(trusting(list).has(address)).toBe(trusted);
  });
});

describe('the host name of a request', () => {
  test.each([
    ['example.com', 'example.com'],
    ['EXAMPLE.com.', 'example.com'],
    ['example.com:80', 'example.com'],
    ['example.com.:8080', 'example.com:8080'],
    ['localhost:3000', 'localhost:3000'],
    ['[::1]:3000', '[::1]:3000'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['site_shell:3000', 'site_shell:3000'],
  ])('%s is %s', (written, host) => {
    expect(normalHost(written, 'http')).toBe(host);
  });

  test.each([
    '',
    'evil"><script>',
    'a b',
    'user@evil.com',
    'evil.com/path',
    'a..b',
    '-a.com',
    'example.com:',
    'example.com:123456',
    'example.com:99999',
    `${'a'.repeat(300)}.com`,
    undefined,
  ])('%p is not a host name', (written) => {
    expect(normalHost(written, 'http')).toBeUndefined();
  });
});
