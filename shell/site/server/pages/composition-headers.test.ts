import { expect, test } from '@jest/globals';
import { COMPOSITION_HEADER } from '../../app/remotes/browser-composition.ts';
import { findComposition } from '../api-proxy/api-request.ts';
import { pageHeaders } from './render-page.ts';

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['', undefined],
  ['0123456789abcde', undefined],
  ['0123456789ABCDEF', undefined],
  [' 0123456789abcdef\n', undefined],
])('reads the composition header %j as %s', (text, id) => {
  expect(findComposition({ [COMPOSITION_HEADER]: text })).toBe(id);
});

const revision = {
  document: { revision: 7 },
  composition: {
    id: 'abc',
    routes: ['home', 'about', 'news'].map((name) => ({ pattern: `/${name}`, remote: `mf-${name}`, module: './page' })),
    remotes: {
      'mf-home': { base: 'https://site.example/_releases/a/browser/' },
      'mf-about': { base: 'https://releases.example:8443/mf-about/1.0.0/browser/' },
    },
  },
  loaded: { 'mf-home': { version: '2.0.0' }, 'mf-about': { version: '1.0.0' } },
} as unknown as Parameters<typeof pageHeaders>[0];

test.each([
  ['/about', { 'x-release': 'mf-about 1.0.0', link: '<https://releases.example:8443>; rel=preconnect; crossorigin' }],
  ['/home', { 'x-release': 'mf-home 2.0.0' }],
  ['/news', { 'x-release': 'mf-news unavailable' }],
  ['/nowhere', {}],
])('the page %s has headers with its release, and preconnects only to another origin: %j', (path, headers) => {
  const all = { 'x-composition': 'abc', 'x-revision': '7', ...headers };
  expect(pageHeaders(revision, { path, siteUrl: 'https://site.example' })).toEqual(all);
});
