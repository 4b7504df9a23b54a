import { afterEach, expect, test } from '@jest/globals';
import { restoreGlobals, stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { followConnection } from './follow-connection.ts';

afterEach(restoreGlobals);

function offlinePage(onLine: boolean, fetch: () => Promise<unknown>) {
  const browser = stubBrowser({ navigator: { onLine } });
  const banner = { hidden: false };
  Object.assign(browser.document, { querySelector: () => banner });
  stubGlobals({ fetch });
  return { ...browser, banner };
}

test('the offline banner follows the connection', async () => {
  const { navigator, banner, dispatchEvent } = offlinePage(false, async () => ({ ok: true }));
  await followConnection();
  expect(banner.hidden).toBe(false);
  for (const type of ['online', 'offline']) {
    navigator.onLine = type === 'online';
    dispatchEvent(new Event(type));
    expect(banner.hidden).toBe(type === 'online');
  }
});

test.each([
  ['responds', async () => ({ ok: true }), true],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['fails', async () => ({ ok: false }), false],
  ['responds once it is offline', async () => (Object.assign(navigator, { onLine: false }), { ok: true }), false],
])('the banner of a browser that is online and whose site %s is hidden: %s', async (_what, fetch, isHidden) => {
  const { banner } = offlinePage(true, fetch);
  await followConnection();
  expect(banner.hidden).toBe(isHidden);
});
