import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { restoreGlobals, stubGlobals } from '../testing/stub-browser.ts';

const ORIGIN = 'https://site.example';
const navigator = { onLine: true };
const listeners = new Map<string, (event: object) => void>();

beforeAll(async () => {
  stubGlobals({
    __WB_DISABLE_DEV_LOGS: true,
    SHELL_FILES: [],
    self: globalThis,
    location: { origin: ORIGIN, href: `${ORIGIN}/` },
    registration: { scope: `${ORIGIN}/` },
    navigator,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  await import('./service-worker.ts');
});
afterAll(restoreGlobals);

/** True if the service worker responds. Without a network or a cache, the response itself is a failure. */
function isHandled(path: string, { mode = 'cors', method = 'GET', integrity = '', onLine = true }): boolean {
  navigator.onLine = onLine;
  let handled = false;
  const request = new Request(new URL(path, ORIGIN), { method, integrity });
  // Only a browser makes navigation requests.
  Object.defineProperty(request, 'mode', { value: mode });
  const respondWith = (response: Promise<Response>) => {
    handled = true;
    response.catch(() => {});
  };
  listeners.get('fetch')?.({ request, respondWith, waitUntil: (work: Promise<unknown>) => work.catch(() => {}) });
  return handled;
}

test.each<[string, Parameters<typeof isHandled>[1], boolean]>([
  ['/feet-to-meters', { mode: 'navigate' }, true],
  ['/assets/main.js', {}, true],
  ['https://releases.example/a.js', { integrity: 'sha384-A' }, true],
  ['/api/categories', { onLine: false }, true],
  ['/api/categories', {}, false],
  ['/api/contact', { method: 'POST', onLine: false }, false],
  ['/api/docs', { mode: 'navigate' }, false],
  ['/health/ready', { mode: 'navigate' }, false],
  ['/robots.txt', { mode: 'navigate' }, false],
  ['https://other.example/page', { mode: 'navigate' }, false],
  ['https://other.example/api/categories', { onLine: false }, false],
  ['https://other.example/assets/main.js', {}, false],
  ['/_report', { method: 'POST' }, false],
])('the service worker handles %s with %j: %s', (path, sent, handled) => {
  expect(isHandled(path, sent)).toBe(handled);
});
