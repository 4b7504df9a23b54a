import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type * as FailureReport from './failure-report.ts';
import { restoreGlobals, stubBrowser } from '../testing/stub-browser.ts';

/** Loads a separate instance, because the module counts reports and other test files use it. */
const OWN: string = './failure-report.ts?own';
const { getRemote, sendReport } = (await import(OWN)) as typeof FailureReport;

const BASE = 'https://releases.example/r/1.0.0-abc/browser/';
const composition = {
  id: '0123456789abcdef',
  remotes: { r: { base: BASE, kept: '/_releases/sha384-x/browser/', entry: 'entry.js', global: 'r', files: {} } },
  routes: [],
  parts: {},
};

const sendBeacon = jest.fn((_path: string, _body: Blob) => true);

beforeEach(() => {
  sendBeacon.mockClear();
  stubBrowser({ path: '/about', navigator: { sendBeacon } });
});
afterEach(restoreGlobals);

const thrownAt = (...lines: string[]) =>
  Object.assign(new Error('Broken'), { stack: `Error: Broken\n${lines.join('\n')}` });

const OF_REMOTE = `    at f (${BASE}page.js:1:2)`;
const OF_SHELL = '    at g (https://site.example/assets/main.js:1:2)';
const OF_COPY = '    at f (https://site.example/_releases/sha384-x/browser/page.js:1:2)';
const OF_EXTENSION = '    at x (chrome-extension://abc/x.js:1:2)';

test.each([
  ['its own file', thrownAt(OF_REMOTE), 'r'],
  ['the site’s copy of its file', thrownAt(OF_COPY), 'r'],
  ['the shell, called by it', thrownAt(OF_SHELL, OF_REMOTE), 'r'],
  ['a stack in Firefox’s format', thrownAt(`f@${BASE}page.js:1:2`), 'r'],
  ['an extension that calls it', thrownAt(OF_EXTENSION, OF_REMOTE), undefined],
  ['the shell itself', thrownAt(OF_SHELL), undefined],
  ['a script that only names its file', new Error(`Not found: ${BASE}page.js`), undefined],
  ['a rejection without a reason', undefined, undefined],
  ['a canceled request', Object.assign(thrownAt(OF_REMOTE), { name: 'AbortError' }), undefined],
])('an error from %s is attributed to the right remote', (_what, error, remote) => {
  expect(getRemote(error, undefined, composition)).toBe(remote);
});

test('a thrown string is attributed to the remote whose file the browser reports', () => {
  expect(getRemote('text', `${BASE}page.js`, composition)).toBe('r');
  expect(getRemote('text', undefined, composition)).toBeUndefined();
});

test('each report is sent once, without queries, and at most ten are sent', async () => {
  const report = (message: string) =>
    sendReport({ remote: 'r', kind: 'event', error: new Error(message) }, composition);
  const sent = async (index: number) =>
    JSON.parse((await sendBeacon.mock.calls[index]?.[1].text()) ?? '') as Record<string, string>;
  for (let time = 0; time < 2; time += 1) report('See https://site.example/x?who=visitor');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(await sent(0)).toMatchObject({
    remote: 'r',
    release: '1.0.0-abc',
    composition: composition.id,
    kind: 'event',
    message: 'Error: See https://site.example/x on /about',
  });
  report(`At length ${'x'.repeat(2000)}`);
  const { message = '' } = await sent(1);
  expect(message).toMatch(/^Error: At length x+ on \/about$/);
  expect(message.length).toBeLessThanOrEqual(300);
  for (let n = 0; n < 20; n += 1) report(`Error ${n}`);
  expect(sendBeacon).toHaveBeenCalledTimes(10);
});
