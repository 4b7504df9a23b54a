import { expect, test } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { isOfThisSite } from './same-origin.ts';

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
  const request = { headers, visitor: { host: 'site.example:3000' } } as unknown as FastifyRequest;
  expect(isOfThisSite(request, 'https://units.example')).toBe(is);
});
