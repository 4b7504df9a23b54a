import { expect, test } from '@jest/globals';
import type { ReleaseDescriptor } from '@site/release/release-descriptor';
import { ownsPath, pageWithWorkingCopy, withWorkingCopy } from './show-release.ts';

const descriptor = {
  name: 'mf-news',
  browser: { entry: 'browser/entry.js', global: 'mf_news' },
  files: { 'browser/entry.js': 'sha384-a', 'browser/mf-manifest.json': 'sha384-b', 'node/entry.js': 'sha384-c' },
  routes: [
    { pattern: '/news', module: './news' },
    { pattern: '/news/:story', module: './story' },
  ],
} as unknown as ReleaseDescriptor;
const copy = { descriptor, base: 'http://localhost:3011/_working-copy/1.0.0-a/' };
const composition = {
  id: 'a',
  remotes: { 'mf-about': { base: 'https://cdn.test/' } },
  routes: [
    { pattern: '/about', remote: 'mf-about', module: './about' },
    { pattern: '/news/:id', remote: 'mf-about', module: './old-news' },
  ],
};

const documentOf = (state: object, banner = '') =>
  `<!DOCTYPE html><html><body>\n${banner}\n<div id="root"><h1>About</h1></div>\n` +
  `<script type="application/json" id="page-state">${JSON.stringify(state)}</script>\n</body></html>`;

test('the working copy replaces the remote and owns its routes', () => {
  const shown = withWorkingCopy(composition, copy);
  expect(shown.id).toBe('a');
  expect(shown.remotes).toEqual({
    ...composition.remotes,
    'mf-news': {
      base: 'http://localhost:3011/_working-copy/1.0.0-a/browser/',
      entry: 'entry.js',
      global: 'mf_news',
      files: { 'entry.js': 'sha384-a' },
    },
  });
  expect(shown.routes.map(({ pattern, remote }) => [pattern, remote])).toEqual([
    ['/about', 'mf-about'],
    ['/news', 'mf-news'],
    ['/news/:story', 'mf-news'],
  ]);
});

test.each(['', '<aside id="banner" data-offline="">You’re offline.</aside>'])(
  'a page says that it is a preview, and names the working copy: %j',
  (banner) => {
    const html = pageWithWorkingCopy(documentOf({ composition, year: '<2026' }, banner), copy);
    expect(html).toContain('This is a preview of a working copy of mf-news on this machine.');
    expect(html).not.toContain('offline');
    expect(html).toContain('<h1>About</h1>');
    expect(html).toContain('\\u003c2026');
    const state = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as object;
    expect(state).toEqual({ composition: withWorkingCopy(composition, copy), year: '<2026' });
  },
);

test.each([
  ['/news', '/news/', true],
  ['/news', '/newsletter', false],
  ['/news/:story', '/news/meter', true],
  ['/news/:story', '/news/meter/2', false],
  ['/news/*', '/news/meter/2', true],
  ['/a.b', '/acb', false],
  ['/', '/news', false],
])('the pattern %s and the path %s: %j', (pattern, path, isOwn) => {
  expect(ownsPath({ routes: [{ pattern, module: './x' }] }, path)).toBe(isOwn);
});
