import { afterEach, expect, test } from '@jest/globals';
import { stubBrowser } from '../testing/stub-browser.ts';
import { followConnection } from './follow-connection.ts';

let browser: ReturnType<typeof stubBrowser> | undefined;
afterEach(() => browser?.restore());

test('the offline banner is hidden while the browser is online, from the first change on', () => {
  browser = stubBrowser();
  const { navigator, document, dispatchEvent } = browser;
  const banner = { hidden: false };
  Object.assign(document, { querySelector: () => banner });
  followConnection();
  expect(banner.hidden).toBe(false);
  dispatchEvent(new Event('online'));
  expect(banner.hidden).toBe(true);
  navigator.onLine = false;
  dispatchEvent(new Event('offline'));
  expect(banner.hidden).toBe(false);
});
