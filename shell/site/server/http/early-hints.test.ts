import { expect, jest, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkHeader, sendEarlyHints } from './early-hints.ts';

const composition = {
  routes: [
    { pattern: '/', remote: 'mf-home', module: './home' },
    { pattern: '/about', remote: 'mf-about', module: './about' },
  ],
  remotes: {
    'mf-home': { base: 'https://site.example/_releases/a/browser/' },
    'mf-about': { base: 'https://releases.example:8443/mf-about/1.0.0/browser/' },
  },
} as unknown as Parameters<typeof linkHeader>[0]['composition'];

test.each([
  ['/about', { link: '<https://releases.example:8443>; rel=preconnect; crossorigin' }],
  ['/', {}],
  ['/nowhere', {}],
])('the page %s preconnects only to the origin of its remote: %j', (path, header) => {
  expect(linkHeader({ composition }, { path, siteUrl: 'https://site.example' })).toEqual(header);
});

test.each([
  ['GET', '1.1', '<https://a.test>; rel=preconnect', 1],
  ['GET', '1.1', undefined, 0],
  ['HEAD', '1.1', '<https://a.test>; rel=preconnect', 0],
  ['GET', '1.0', '<https://a.test>; rel=preconnect', 0],
])('a %s request of HTTP/%s with the link %s gets %d early hints', (method, httpVersion, link, times) => {
  const writeEarlyHints = jest.fn();
  const request = { method, raw: { httpVersion } } as FastifyRequest;
  sendEarlyHints(request, { raw: { writeEarlyHints } } as unknown as FastifyReply, link ? { link } : {});
  expect(writeEarlyHints).toHaveBeenCalledTimes(times);
});
