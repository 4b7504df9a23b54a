import { afterEach, expect, test } from '@jest/globals';
import type { PageState } from '../../app/page-state.ts';
import { restoreGlobals, stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { keepVisitedPages } from './keep-visited-pages.ts';
import type { VisitedPage } from './visited-page.ts';

const ORIGIN = 'https://site.example';
const BASE = 'https://releases.example/mf-a/browser/';
const composition = {
  id: 'x',
  routes: [{ pattern: '/', remote: 'mf-a', module: './home' }],
  parts: {},
  remotes: { 'mf-a': { base: BASE, files: { 'entry.js': 'sha384-entry' } } },
} as unknown as PageState['composition'];

afterEach(restoreGlobals);

/** Shows the first page, then another one. */
async function visit(controller: object | null) {
  const told: VisitedPage[] = [];
  const active = { postMessage: (message: VisitedPage) => told.push(message) };
  const serviceWorker = { controller, register: async () => {}, ready: Promise.resolve({ active }) };
  const { location } = stubBrowser({ navigator: { serviceWorker } });
  const names = [`${ORIGIN}/api/categories`, `${ORIGIN}/api/categories`, `${ORIGIN}/api/ga-id`, `${BASE}entry.js`];
  stubGlobals({ performance: { getEntriesByType: () => names.map((name) => ({ name })) } });
  let change = () => {};
  await keepVisitedPages({ composition, onRouteChange: (listener) => (change = listener) });
  location.href = `${ORIGIN}/next#part`;
  change();
  return told;
}

test('a shown page is kept with its scripts and API responses, without the analytics ID', async () => {
  const [first] = await visit(null);
  expect(first).toEqual({
    kind: 'visited',
    composition: 'x',
    page: `${ORIGIN}/`,
    files: [['sha384-entry', `${BASE}entry.js`]],
    calls: [`${ORIGIN}/api/categories`],
    keepsSite: true,
  });
});

test('a document that the service worker served is not requested again, but the next page is, without its fragment', async () => {
  expect((await visit({})).map(({ page }) => page)).toEqual([undefined, `${ORIGIN}/next`]);
});
