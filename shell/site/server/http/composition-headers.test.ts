import { expect, test } from '@jest/globals';
import { COMPOSITION_HEADER } from '../../app/remotes/composition-header.ts';
import { compositionOf, linkHeader, releaseHeader } from './composition-headers.ts';

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['', undefined],
  ['0123456789abcde', undefined],
  ['0123456789ABCDEF', undefined],
  [' 0123456789abcdef\n', undefined],
])('a request with the header %j is of the composition %s', (text, id) => {
  expect(compositionOf({ [COMPOSITION_HEADER]: text })).toBe(id);
});

test.each([
  ['/about', 'mf-about 1.0.0'],
  ['/news', 'mf-news unavailable'],
  ['/nothing', undefined],
])('the page %s names the release %s', (path, release) => {
  const routes = ['about', 'news'].map((name) => ({ pattern: `/${name}`, remote: `mf-${name}`, module: './page' }));
  const revision = { composition: { routes }, loaded: { 'mf-about': { version: '1.0.0' } } };
  expect(releaseHeader(revision as never, path)).toEqual(release === undefined ? {} : { 'x-release': release });
});

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
