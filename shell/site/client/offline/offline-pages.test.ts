import { afterEach, expect, test } from '@jest/globals';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';
import { keepVisitedPages, type VisitedPage } from './offline-pages.ts';

const ORIGIN = 'https://site.example';

afterEach(restoreGlobals);

async function visit(controller: object | null) {
  const told: VisitedPage[] = [];
  const active = { postMessage: (message: VisitedPage) => told.push(message) };
  const serviceWorker = { controller, register: async () => {}, ready: Promise.resolve({ active }) };
  const { location } = stubBrowser({ navigator: { serviceWorker } });
  let change = () => {};
  await keepVisitedPages((listener) => (change = listener));
  location.href = `${ORIGIN}/next#part`;
  change();
  return told.map(({ page }) => page);
}

test('every page that the visitor opens is saved, without the fragment of its URL', async () => {
  expect(await visit(null)).toEqual([`${ORIGIN}/`, `${ORIGIN}/next`]);
});

test('a document that the service worker served is not requested again', async () => {
  expect(await visit({})).toEqual([undefined, `${ORIGIN}/next`]);
});
