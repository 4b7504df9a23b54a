import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ShellNotice } from '../app/notices/shown-notice.ts';
import { notifyOfNewerVersion } from './newer-version-notice.ts';
import { restoreGlobals, stubBrowser, stubGlobals } from './testing/stub-browser.ts';

const MINUTE = 60_000;
const composition = { id: 'shown', remotes: {}, routes: [], parts: {} };

let browser: ReturnType<typeof stubBrowser>;
let current: string | undefined;
const fetched = jest.fn();
let notices: ShellNotice[];

beforeEach(() => {
  jest.useFakeTimers();
  browser = stubBrowser();
  current = 'newer';
  notices = [];
  fetched.mockClear();
  const fetch = async () => {
    fetched();
    // The body of a real response arrives with timers of its own.
    return { ok: current !== undefined, json: async () => ({ id: current }) };
  };
  stubGlobals({ fetch });
  notifyOfNewerVersion({ composition, show: (notice) => notices.push(notice) });
});
afterEach(() => {
  restoreGlobals();
  jest.useRealTimers();
});

async function hideFor(ms: number) {
  browser.document.visibilityState = 'hidden';
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(ms);
  browser.document.visibilityState = 'visible';
  browser.document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
}

test('a visitor who returns after half an hour, and not before, sees a notice of the newer version', async () => {
  await hideFor(29 * MINUTE);
  expect([fetched.mock.calls, notices]).toEqual([[], []]);
  await hideFor(30 * MINUTE);
  expect(notices).toMatchObject([{ action: { label: 'Reload' } }]);
  expect(browser.location.reload).not.toHaveBeenCalled();
  notices[0]?.action?.perform();
  expect(browser.location.reload).toHaveBeenCalledTimes(1);
});

test('each version is announced once, except the one on the page, and nothing if the site can’t be reached', async () => {
  for (const [id, count] of [
    ['newer', 1],
    ['newer', 1],
    ['shown', 1],
    [undefined, 1],
    ['newest', 2],
  ] as const) {
    current = id;
    await hideFor(31 * MINUTE);
    expect(notices).toHaveLength(count);
  }
});
