import { expect, test } from '@jest/globals';
import { parseHsts, securityHeaders } from './security-headers.ts';

const HSTS = 'max-age=31536000';

test.each([
  ['https', undefined, HSTS, HSTS],
  ['http', 'https://site.example', HSTS, HSTS],
  ['http', 'http://localhost:3000', HSTS, undefined],
  ['http', undefined, HSTS, undefined],
  ['https', 'https://site.example', undefined, undefined],
] as const)('over %s, a site with SITE_URL %s and HSTS %s sends the header %s', (protocol, siteUrl, hsts, header) => {
  expect(securityHeaders({ siteUrl, hsts })(protocol)['strict-transport-security']).toBe(header);
});

test.each([
  ['off', undefined],
  ['600', 'max-age=600'],
  ['600, includeSubDomains', 'max-age=600; includeSubDomains'],
  ['31536000; includeSubDomains; preload', 'max-age=31536000; includeSubDomains; preload'],
])('HSTS=%s sends the header %s', (text, header) => {
  expect(parseHsts(text)).toEqual({ value: header });
});

test.each(['', '-1', '600 preloaded'])('rejects HSTS=%s', (text) => {
  expect(parseHsts(text)).toEqual({ problem: expect.any(String) });
});
