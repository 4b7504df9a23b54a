import { expect, test } from '@jest/globals';
import { parseHsts, securityHeaders } from './security-headers.ts';

const HSTS = 'max-age=31536000';

test.each([
  ['https', undefined, HSTS],
  ['https', 'https://site.example', HSTS],
  ['http', 'https://site.example', HSTS],
  ['http', 'http://localhost:3000', undefined],
  ['http', undefined, undefined],
] as const)('over %s, a site with SITE_URL %s sends HSTS: %s', (protocol, siteUrl, header) => {
  expect(securityHeaders({ siteUrl, hsts: HSTS })(protocol)['strict-transport-security']).toBe(header);
});

test('a site whose HSTS is off sends none', () => {
  expect(securityHeaders({ siteUrl: 'https://site.example', hsts: undefined })('https')).not.toHaveProperty(
    'strict-transport-security',
  );
});

test.each([
  ['off', undefined],
  ['600', 'max-age=600'],
  ['600, includeSubDomains', 'max-age=600; includeSubDomains'],
  ['31536000; includeSubDomains; preload', 'max-age=31536000; includeSubDomains; preload'],
])('HSTS=%s sends %s', (text, header) => {
  expect(parseHsts(text)).toEqual({ ok: true, header });
});

test.each(['', 'on', '-1', '1e9', '600 preloaded', '31536000 preload', '600 includeSubDomains preload'])(
  'HSTS=%s is refused',
  (text) => {
    expect(parseHsts(text)).toEqual({ ok: false, message: expect.any(String) });
  },
);
