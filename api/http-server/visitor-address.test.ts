import { describe, expect, test } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { TrustedProxies, addressKey, nearestEntry, plainAddress, visitorAddress } from './visitor-address.ts';

describe('an IP address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[2001:DB8:0:0::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:0db8:0001:0002:bbbb:0:0:1', '2001:db8:1:2:bbbb::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['203.0.113.256', undefined],
    ['010.0.0.1', undefined],
    ['[2001:db8::1', undefined],
    ['example.org', undefined],
    ['', undefined],
    [`::${'1'.repeat(7000)}`, undefined],
  ])('normalizes %.40j to %j', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });
});

describe('the trusted proxies', () => {
  test.each([
    ['0.0.0.0/0', '203.0.113.7', true],
    ['::/0', '2001:db8::1', true],
    ['::/0', '203.0.113.7', true],
    ['loopback', '127.8.8.8', true],
    ['loopback', '::1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['::ffff:10.0.0.0/104', '10.1.1.1', true],
    ['::ffff:0.0.0.0/96', '10.1.1.1', true],
    ['2001:db8::/32', '2001:db8:7::1', true],
    ['2001:db8::/32', '203.0.113.7', false],
  ])('in the list %s include %s: %s', (list, address, has) => {
    expect(new TrustedProxies(list).has(address)).toBe(has);
  });

  test('report every invalid entry', () => {
    const wrong = [
      '10.0.0.0/33',
      '::ffff:10.0.0.0/80',
      '::/129',
      '10.0.0.0/',
      '10.0.0.0/8/8',
      '10.0.0.0/255.0.0.0',
      'fe80::1%eth0',
      'proxy',
      'constructor',
      '/8',
    ];
    expect(new TrustedProxies(['10.0.0.0/8', ...wrong, 'loopback'].join(', ')).unreadable).toEqual(wrong);
  });
});

describe('the address of a visitor', () => {
  test.each([
    ['loopback', '203.0.113.7:2', '203.0.113.7'],
    ['loopback', '[::ffff:cb00:7107]:9', '203.0.113.7'],
    ['loopback', '8.8.8.8, 203.0.113.7', '203.0.113.7'],
    ['loopback', '203.0.113.7 , 127.0.0.1', '203.0.113.7'],
    ['loopback', '8.8.8.8, unknown', '127.0.0.1'],
    ['loopback', 'x'.repeat(7000), '127.0.0.1'],
    ['loopback', undefined, '127.0.0.1'],
    ['', '203.0.113.7', '127.0.0.1'],
    ['0.0.0.0/0', '203.0.113.7, 198.51.100.1', '203.0.113.7'],
  ])('with the trusted proxies %j and X-Forwarded-For %.40j is %s', (trusted, forwarded, address) => {
    const request = {
      headers: { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '::ffff:127.0.0.1' },
    } as unknown as IncomingMessage;
    expect(visitorAddress(request, new TrustedProxies(trusted))).toBe(address);
  });

  test('is never an entry that the client added at the front', () => {
    expect([nearestEntry('evil.example, units.example '), nearestEntry(undefined), nearestEntry('a, ')]).toEqual([
      'units.example',
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb::1', '2001:db8:1:2::/64'],
  ])('%s counts as %s for limits', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
