import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserComposition } from '../../app/remotes/browser-composition.ts';
import type { RemoteFailure } from '../../app/remotes/remote-module-error.ts';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';
import { watchRemoteFailures } from './remote-failures.ts';

const FILE = 'https://releases.example/mf-a/1.0.0/browser/page.js';
const composition = {
  id: 'x',
  remotes: { 'mf-a': { base: 'https://releases.example/mf-a/1.0.0/browser/', files: {} } },
} as unknown as BrowserComposition;

const sendBeacon = jest.fn<(path: string, report: Blob) => boolean>(() => true);
let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  jest.clearAllMocks();
  browser = stubBrowser({ navigator: { sendBeacon } });
});
afterEach(restoreGlobals);

const shown = jest.fn<(failure: RemoteFailure) => void>();
const watch = () => watchRemoteFailures(composition).onRemoteError(shown);

/** Resolves after the reporting code has loaded and called every listener. */
async function settled() {
  await import('./failure-report.ts');
  await new Promise((resolve) => setTimeout(resolve));
}

function fail(message: string, { filename = FILE, isHandled = false } = {}) {
  const event = Object.assign(new Event('error', { cancelable: true }), { message, filename });
  if (isHandled) event.preventDefault();
  browser.dispatchEvent(event);
}

test('an error in a script of a remote is reported, and shown on its page', async () => {
  watch();
  fail('broken');
  await settled();
  expect(shown.mock.calls).toEqual([[{ remote: 'mf-a', kind: 'event', error: 'broken' }]]);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('an error that is handled, or from a script outside the remotes, is neither shown nor reported', async () => {
  watch();
  fail('handled', { isHandled: true });
  fail('foreign', { filename: 'https://extension.example/a.js' });
  await settled();
  expect([shown, sendBeacon].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('an error is reported but not shown if its page is no longer shown', async () => {
  watch()();
  fail('after');
  await settled();
  watch();
  fail('late');
  browser.location.pathname = '/next';
  await settled();
  expect([shown, sendBeacon].map(({ mock }) => mock.calls.length)).toEqual([0, 2]);
});

test('an error that React recovered from is reported as a rendering error', async () => {
  const error = Object.assign(new Error('recovered'), { stack: `Error: recovered\n    at f (${FILE}:1:2)` });
  watchRemoteFailures(composition).reportRecovered(error);
  await settled();
  const [, report] = sendBeacon.mock.calls[0] ?? [];
  expect(JSON.parse((await report?.text()) ?? '')).toMatchObject({ remote: 'mf-a', kind: 'render' });
});
