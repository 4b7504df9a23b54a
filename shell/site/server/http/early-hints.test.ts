import { expect, test } from '@jest/globals';
import { linkHeader } from './early-hints.ts';

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
