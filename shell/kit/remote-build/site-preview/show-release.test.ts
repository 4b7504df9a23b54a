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

const FOOTER = '<div data-section="footer"><footer>About us</footer></div>';
const documentOf = (state: object) =>
  `<!DOCTYPE html><html><body>\n\n<div id="root" data-dormant=""><h1>Not found</h1>${FOOTER}</div>\n` +
  `<script type="application/json" id="page-state">${JSON.stringify(state)}</script>\n</body></html>`;
const stateOf = (html: string) =>
  JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as Record<string, unknown>;

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

const preload = '<link rel="preload" as="script" href="https://cdn.test/news.js" crossorigin="anonymous">';

test("a page of the working copy is rendered in the browser, with nothing of the site's content but the footer", () => {
  const page = documentOf({ composition, page: { kind: 'not-found' }, year: '<2026' });
  const html = pageWithWorkingCopy(page.replace('</body>', `<i>${preload}</i></body>`), '/news', copy);
  expect(html).toContain('This is a preview of a working copy of mf-news on this machine.');
  expect(html).toContain(`<div id="root" data-dormant="">${FOOTER}</div>`);
  expect(html).not.toContain('Not found');
  expect(html).toContain('<i></i>');
  expect(html).toContain('\\u003c2026');
  expect(stateOf(html)).toMatchObject({ isStopgap: true, year: '<2026' });
  expect(stateOf(html)).not.toHaveProperty('page');
});

test('a page of another remote keeps its content and preloads, and is marked, too', () => {
  const page = documentOf({ composition, page: { kind: 'page' } });
  const html = pageWithWorkingCopy(page.replace('</body>', `<i>${preload}</i></body>`), '/about', copy);
  expect(html).toContain('This is a preview of');
  expect(html).toContain('<h1>Not found</h1>');
  expect(html).toContain(preload);
  expect(stateOf(html)).toMatchObject({ page: { kind: 'page' } });
  expect(stateOf(html)).not.toHaveProperty('isStopgap');
});

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
