import { afterEach, expect, test } from '@jest/globals';
import type { PageState } from '../../app/page-state.ts';
import { stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
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

let restore: (() => void)[] = [];
afterEach(() => {
  for (const one of restore.reverse()) one();
});

async function visit({ controller = null as object | null, connection = {} } = {}) {
  const told: VisitedPage[] = [];
  const active = { postMessage: (message: VisitedPage) => told.push(message) };
  const serviceWorker = { controller, register: async () => {}, ready: Promise.resolve({ active }) };
  const browser = stubBrowser({ navigator: { serviceWorker, connection } });
  const names = [`${ORIGIN}/api/categories`, `${ORIGIN}/api/categories`, `${ORIGIN}/api/ga-id`, `${BASE}entry.js`];
  const getEntriesByType = () => names.map((name) => ({ name }));
  restore = [browser.restore, stubGlobals({ performance: { getEntriesByType } })];
  let change = () => {};
  await keepVisitedPages({ composition, onRouteChange: (listener) => (change = listener) });
  return { told, change: () => change(), location: browser.location };
}

test('a shown page is kept with its scripts and API responses, without the analytics ID', async () => {
  const { told } = await visit();
  expect(told).toEqual([
    {
      kind: 'visited',
      composition: 'x',
      page: `${ORIGIN}/`,
      files: [['sha384-entry', `${BASE}entry.js`]],
      calls: [`${ORIGIN}/api/categories`],
      keepsSite: true,
    },
  ]);
});

test('with data saving on, no file is requested that was not loaded anyway', async () => {
  const { told } = await visit({ connection: { saveData: true } });
  expect(told).toMatchObject([{ files: [], keepsSite: false }]);
});

test('a document that the service worker served is not requested again, but the next page is, without its fragment', async () => {
  const { told, change, location } = await visit({ controller: {} });
  location.href = `${ORIGIN}/next#part`;
  change();
  expect(told.map(({ page }) => page)).toEqual([undefined, `${ORIGIN}/next`]);
});
