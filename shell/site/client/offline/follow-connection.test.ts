import { afterEach, expect, jest, test } from '@jest/globals';
import { stubBrowser, stubGlobals } from '../testing/stub-browser.ts';
import { followConnection } from './follow-connection.ts';

const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
});

function offlinePage({ onLine, fetch }: { onLine: boolean; fetch: () => Promise<unknown> }) {
  const browser = stubBrowser({ navigator: { onLine } });
  const banner = { hidden: false };
  Object.assign(browser.document, { querySelector: () => banner });
  const request = jest.fn(fetch);
  restores.push(browser.restore, stubGlobals({ fetch: request }));
  return { ...browser, banner, request };
}

const REACHABLE = async () => ({ ok: true });
const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'));

test('the offline banner follows the connection', async () => {
  const { navigator, banner, request, dispatchEvent } = offlinePage({ onLine: false, fetch: REACHABLE });
  await followConnection();
  expect(banner.hidden).toBe(false);
  expect(request).not.toHaveBeenCalled();
  navigator.onLine = true;
  dispatchEvent(new Event('online'));
  expect(banner.hidden).toBe(true);
  navigator.onLine = false;
  dispatchEvent(new Event('offline'));
  expect(banner.hidden).toBe(false);
});

test('a connection that returned before the script ran hides the banner', async () => {
  const { banner } = offlinePage({ onLine: true, fetch: REACHABLE });
  await followConnection();
  expect(banner.hidden).toBe(true);
});

test('the banner stays while the browser is online and the site is unreachable', async () => {
  for (const fetch of [UNREACHABLE, async () => ({ ok: false })]) {
    const { banner } = offlinePage({ onLine: true, fetch });
    await followConnection();
    expect(banner.hidden).toBe(false);
  }
});

test('the banner stays if the connection is lost while the site is asked', async () => {
  const page = offlinePage({
    onLine: true,
    fetch: async () => {
      page.navigator.onLine = false;
      return { ok: true };
    },
  });
  await followConnection();
  expect(page.banner.hidden).toBe(false);
});
