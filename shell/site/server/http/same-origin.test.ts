import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { isOfThisSite } from './same-origin.ts';

const isTrusted = (headers: Record<string, string>, siteUrl?: string) =>
  isOfThisSite({ headers, visitor: { host: 'site.example:3000' } } as unknown as FastifyRequest, siteUrl);

test.each([
  ['same-origin', true],
  ['same-site', false],
  ['cross-site', false],
  ['none', false],
])('a request with Sec-Fetch-Site: %s is of this site: %s', (site, is) => {
  expect(isTrusted({ 'sec-fetch-site': site, origin: is ? 'https://evil.example' : 'https://site.example:3000' })).toBe(
    is,
  );
});

test.each([
  ['http://site.example:3000', true],
  ['https://site.example:3000', true],
  ['https://site.example', false],
  ['https://site.example:3000.evil.example', false],
  ['https://units.example', true],
  ['null', false],
  ['', false],
])('without Sec-Fetch-Site, a request with Origin: %s is of this site: %s', (origin, is) => {
  expect(isTrusted({ origin }, 'https://units.example')).toBe(is);
});

test('a request with neither header is not of this site', () => {
  expect(isTrusted({})).toBe(false);
});
